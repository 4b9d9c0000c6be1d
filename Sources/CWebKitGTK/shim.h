#include <webkit/webkit.h>
#include <libsoup/soup.h>
#if __has_include(<gdk/x11/gdkx.h>)
#include <gdk/x11/gdkx.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static inline void jumpgate_end(int status, void *unused) {
  (void)unused;
  fflush(NULL);
  _exit(status);
}

/// Ends the process at `exit` without what was registered before this call.
static inline void jumpgate_end_without_destructors(void) {
  on_exit(jumpgate_end, NULL);
}

/// Asks the handlers of `decide-policy` that are not blocked; whether one of them decided.
static inline gboolean jumpgate_emit_decide_policy(
    WebKitWebView *view, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(view, "decide-policy", decision, type, &handled);
  return handled;
}

/// Asks the handlers of `create` that are not blocked; the new view, with a reference if it floats
/// no more, or NULL.
static inline GtkWidget *jumpgate_emit_create(WebKitWebView *view, WebKitNavigationAction *action) {
  GtkWidget *child = NULL;
  g_signal_emit_by_name(view, "create", action, &child);
  return child;
}

/// `g_object_new` takes a variable number of arguments; these calls of it are the ones needed.
static inline SoupServer *jumpgate_soup_server_new(void) {
  return soup_server_new("server-header", "JumpGate", NULL);
}

static inline WebKitWebView *jumpgate_web_view_new(
    WebKitNetworkSession *session, WebKitUserContentManager *content) {
  return g_object_new(
      WEBKIT_TYPE_WEB_VIEW, "network-session", session, "user-content-manager", content, NULL);
}

static inline WebKitWebView *jumpgate_web_view_new_related(
    WebKitWebView *opener, WebKitUserContentManager *content) {
  return g_object_new(
      WEBKIT_TYPE_WEB_VIEW, "related-view", opener, "user-content-manager", content, NULL);
}
