// The bar's button, as such bars do it: the store's own scheme, and the web page if that fails.
document.getElementById('download').addEventListener('click', function () {
  location.href = 'itms-apps://apps.apple.com/tw/app/id1000000002';
  setTimeout(function () {
    location.href = 'https://apps.apple.com/tw/app/news/id1000000002';
  }, 400);
});
