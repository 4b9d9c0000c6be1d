// The part of WebKit that the adapter meets, written from the public headers. Declarations only.
#pragma once
#import <Foundation.h>
#if TARGET_OS_IPHONE
#import <UIKit.h>
#else
#import <AppKit.h>
#endif

NS_ASSUME_NONNULL_BEGIN

@class WKBackForwardList, WKBackForwardListItem, WKContentRuleList, WKContentWorld, WKDownload, WKFrameInfo;
@class WKNavigation, WKNavigationAction, WKNavigationResponse, WKScriptMessage, WKSecurityOrigin;
@class WKUserContentController, WKUserScript, WKWebpagePreferences, WKWebView;
@class WKWebViewConfiguration, WKWebsiteDataStore, WKWindowFeatures;

// MARK: What is decided

typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) {
  WKNavigationActionPolicyCancel,
  WKNavigationActionPolicyAllow,
  WKNavigationActionPolicyDownload API_AVAILABLE(macos(11.3), ios(14.5)),
};

typedef NS_ENUM(NSInteger, WKNavigationResponsePolicy) {
  WKNavigationResponsePolicyCancel,
  WKNavigationResponsePolicyAllow,
  WKNavigationResponsePolicyDownload API_AVAILABLE(macos(11.3), ios(14.5)),
};

typedef NS_ENUM(NSInteger, WKNavigationType) {
  WKNavigationTypeLinkActivated,
  WKNavigationTypeFormSubmitted,
  WKNavigationTypeBackForward,
  WKNavigationTypeReload,
  WKNavigationTypeFormResubmitted,
  WKNavigationTypeOther = -1,
};

NS_SWIFT_UI_ACTOR
@interface WKSecurityOrigin : NSObject
@property(nonatomic, readonly, copy) NSString *protocol;
@property(nonatomic, readonly, copy) NSString *host;
@property(nonatomic, readonly) NSInteger port;
@end

NS_SWIFT_UI_ACTOR
@interface WKFrameInfo : NSObject <NSCopying>
@property(nonatomic, readonly, getter=isMainFrame) BOOL mainFrame;
@property(nonatomic, readonly, copy) NSURLRequest *request;
@property(nonatomic, readonly) WKSecurityOrigin *securityOrigin;
@property(nonatomic, readonly, weak) WKWebView *webView;
@end

NS_SWIFT_UI_ACTOR
@interface WKNavigationAction : NSObject
@property(nonatomic, readonly, copy) WKFrameInfo *sourceFrame;
@property(nullable, nonatomic, readonly, copy) WKFrameInfo *targetFrame;
@property(nonatomic, readonly) WKNavigationType navigationType;
@property(nonatomic, readonly, copy) NSURLRequest *request;
@property(nonatomic, readonly) BOOL shouldPerformDownload API_AVAILABLE(macos(11.3), ios(14.5));
@end

NS_SWIFT_UI_ACTOR
@interface WKNavigationResponse : NSObject
@property(nonatomic, readonly, getter=isForMainFrame) BOOL forMainFrame;
@property(nonatomic, readonly, copy) NSURLResponse *response;
@property(nonatomic, readonly) BOOL canShowMIMEType;
@end

NS_SWIFT_UI_ACTOR
@interface WKNavigation : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface WKWebpagePreferences : NSObject
@property(nonatomic) BOOL allowsContentJavaScript;
@end

@protocol WKDownloadDelegate;

NS_SWIFT_UI_ACTOR
@interface WKDownload : NSObject
@property(nonatomic, weak) id<WKDownloadDelegate> delegate;
@property(nonatomic, readonly, weak) WKWebView *webView;
@end

NS_SWIFT_UI_ACTOR
@protocol WKDownloadDelegate <NSObject>
- (void)download:(WKDownload *)download
    decideDestinationUsingResponse:(NSURLResponse *)response
                 suggestedFilename:(NSString *)suggestedFilename
                 completionHandler:(void (^NS_SWIFT_UI_ACTOR)(NSURL *_Nullable destination))
                                       completionHandler NS_SWIFT_ASYNC(4);
@optional
- (void)downloadDidFinish:(WKDownload *)download;
- (void)download:(WKDownload *)download
    didFailWithError:(NSError *)error
          resumeData:(nullable NSData *)resumeData
    NS_SWIFT_NAME(download(_:didFailWithError:resumeData:));
@end

NS_SWIFT_UI_ACTOR
@interface WKWindowFeatures : NSObject
@end

// MARK: Delegates

NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
                    decisionHandler:
                        (void (^NS_SWIFT_UI_ACTOR)(WKNavigationActionPolicy))decisionHandler
    NS_SWIFT_ASYNC(3);
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
                        preferences:(WKWebpagePreferences *)preferences
                    decisionHandler:(void (^NS_SWIFT_UI_ACTOR)(WKNavigationActionPolicy,
                                                               WKWebpagePreferences *))
                                        decisionHandler NS_SWIFT_ASYNC(4);
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationResponse:(WKNavigationResponse *)navigationResponse
                      decisionHandler:
                          (void (^NS_SWIFT_UI_ACTOR)(WKNavigationResponsePolicy))decisionHandler
    NS_SWIFT_ASYNC(3);
- (void)webView:(WKWebView *)webView
    didStartProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didReceiveServerRedirectForProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didFailProvisionalNavigation:(null_unspecified WKNavigation *)navigation
                       withError:(NSError *)error;
- (void)webView:(WKWebView *)webView
    didCommitNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didFinishNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didFailNavigation:(null_unspecified WKNavigation *)navigation
            withError:(NSError *)error;
- (void)webView:(WKWebView *)webView
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge
                    completionHandler:
                        (void (^NS_SWIFT_UI_ACTOR)(NSURLSessionAuthChallengeDisposition disposition,
                                                   NSURLCredential *_Nullable credential))
                            completionHandler
    __attribute__((swift_async_name("webView(_:respondTo:)")));
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)webView;
- (void)webView:(WKWebView *)webView
     authenticationChallenge:(NSURLAuthenticationChallenge *)challenge
    shouldAllowDeprecatedTLS:(void (^NS_SWIFT_UI_ACTOR)(BOOL))decisionHandler
    __attribute__((swift_async_name("webView(_:shouldAllowDeprecatedTLSFor:)"))) NS_SWIFT_ASYNC(3);
- (void)webView:(WKWebView *)webView
     navigationAction:(WKNavigationAction *)navigationAction
    didBecomeDownload:(WKDownload *)download;
- (void)webView:(WKWebView *)webView
    navigationResponse:(WKNavigationResponse *)navigationResponse
     didBecomeDownload:(WKDownload *)download;
- (void)webView:(WKWebView *)webView
    shouldGoToBackForwardListItem:(WKBackForwardListItem *)backForwardListItem
               willUseInstantBack:(BOOL)willUseInstantBack
                completionHandler:(void (^)(BOOL shouldGoToItem))completionHandler
    API_AVAILABLE(macos(26.0), ios(26.0));
@end

#if TARGET_OS_IPHONE
NS_SWIFT_UI_ACTOR
@interface WKContextMenuElementInfo : NSObject
@property(nonatomic, readonly, nullable) NSURL *linkURL;
@end

NS_SWIFT_UI_ACTOR API_DEPRECATED(ios(10.0, 13.0))
@interface WKPreviewElementInfo : NSObject <NSCopying>
@property(nonatomic, readonly, nullable) NSURL *linkURL;
@end
#endif

NS_SWIFT_UI_ACTOR
@protocol WKUIDelegate <NSObject>
@optional
- (nullable WKWebView *)webView:(WKWebView *)webView
    createWebViewWithConfiguration:(WKWebViewConfiguration *)configuration
               forNavigationAction:(WKNavigationAction *)navigationAction
                    windowFeatures:(WKWindowFeatures *)windowFeatures;
- (void)webViewDidClose:(WKWebView *)webView;
- (void)webView:(WKWebView *)webView
    runJavaScriptAlertPanelWithMessage:(NSString *)message
                      initiatedByFrame:(WKFrameInfo *)frame
                     completionHandler:(void (^NS_SWIFT_UI_ACTOR)(void))completionHandler;
#if TARGET_OS_IPHONE
- (void)webView:(WKWebView *)webView
    contextMenuConfigurationForElement:(WKContextMenuElementInfo *)elementInfo
                     completionHandler:
                         (void (^NS_SWIFT_UI_ACTOR)(UIContextMenuConfiguration *_Nullable configuration))
                             completionHandler
    __attribute__((swift_async_name("webView(_:contextMenuConfigurationFor:)")));
- (void)webView:(WKWebView *)webView
    contextMenuWillPresentForElement:(WKContextMenuElementInfo *)elementInfo;
- (void)webView:(WKWebView *)webView
    contextMenuForElement:(WKContextMenuElementInfo *)elementInfo
    willCommitWithAnimator:(id<UIContextMenuInteractionCommitAnimating>)animator;
- (void)webView:(WKWebView *)webView
    contextMenuDidEndForElement:(WKContextMenuElementInfo *)elementInfo;
- (BOOL)webView:(WKWebView *)webView
    shouldPreviewElement:(WKPreviewElementInfo *)elementInfo API_DEPRECATED(ios(10.0, 13.0));
#endif
@end

// MARK: The view and its configuration

typedef NS_ENUM(NSInteger, WKMediaPlaybackState) {
  WKMediaPlaybackStateNone,
  WKMediaPlaybackStatePlaying,
  WKMediaPlaybackStatePaused,
  WKMediaPlaybackStateSuspended,
};

NS_SWIFT_UI_ACTOR
@interface WKBackForwardListItem : NSObject
@property(readonly, copy) NSURL *URL;
@end

NS_SWIFT_UI_ACTOR
@interface WKBackForwardList : NSObject
@property(nullable, nonatomic, readonly, strong) WKBackForwardListItem *currentItem;
@end

@protocol WKURLSchemeTask;

NS_SWIFT_UI_ACTOR
@protocol WKURLSchemeHandler <NSObject>
- (void)webView:(WKWebView *)webView startURLSchemeTask:(id<WKURLSchemeTask>)urlSchemeTask;
- (void)webView:(WKWebView *)webView stopURLSchemeTask:(id<WKURLSchemeTask>)urlSchemeTask;
@end

NS_SWIFT_UI_ACTOR
@protocol WKURLSchemeTask <NSObject>
@property(nonatomic, readonly, copy) NSURLRequest *request;
@end

NS_SWIFT_UI_ACTOR
#if TARGET_OS_IPHONE
@interface WKWebView : UIView
#else
@interface WKWebView : NSView
#endif
@property(nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property(nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property(nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate NS_SWIFT_NAME(uiDelegate);
@property(nonatomic, readonly, strong) WKBackForwardList *backForwardList;
- (instancetype)initWithFrame:(CGRect)frame
                configuration:(WKWebViewConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request
    __attribute__((swift_attr("@discardableResult")));
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL
    __attribute__((swift_attr("@discardableResult")));
- (nullable WKNavigation *)loadFileURL:(NSURL *)URL allowingReadAccessToURL:(NSURL *)readAccessURL
    NS_SWIFT_NAME(loadFileURL(_:allowingReadAccessTo:))
    __attribute__((swift_attr("@discardableResult")));
- (nullable WKNavigation *)loadData:(NSData *)data
                           MIMEType:(NSString *)MIMEType
              characterEncodingName:(NSString *)characterEncodingName
                            baseURL:(NSURL *)baseURL
    NS_SWIFT_NAME(load(_:mimeType:characterEncodingName:baseURL:))
    __attribute__((swift_attr("@discardableResult")));
- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request
                              response:(NSURLResponse *)response
                          responseData:(NSData *)data
    NS_SWIFT_NAME(loadSimulatedRequest(_:response:responseData:))
    __attribute__((swift_attr("@discardableResult"))) API_AVAILABLE(macos(12.0), ios(15.0));
- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request responseHTMLString:(NSString *)string
    NS_SWIFT_NAME(loadSimulatedRequest(_:responseHTML:))
    __attribute__((swift_attr("@discardableResult"))) API_AVAILABLE(macos(12.0), ios(15.0));
- (WKNavigation *)loadFileRequest:(NSURLRequest *)request
          allowingReadAccessToURL:(NSURL *)readAccessURL
    NS_SWIFT_NAME(loadFileRequest(_:allowingReadAccessTo:))
    __attribute__((swift_attr("@discardableResult"))) API_AVAILABLE(macos(12.0), ios(15.0));
@property(nullable, nonatomic, readonly, copy) NSURL *URL;
@property(nonatomic, readonly, getter=isLoading) BOOL loading;
@property(nonatomic) BOOL allowsLinkPreview;
- (void)stopLoading;
- (void)evaluateJavaScript:(NSString *)javaScriptString
         completionHandler:(void (^_Nullable NS_SWIFT_UI_ACTOR)(STAND_IN_ID _Nullable, NSError *_Nullable error))
                               completionHandler;
- (nullable WKNavigation *)reload __attribute__((swift_attr("@discardableResult")));
- (nullable WKNavigation *)goBack __attribute__((swift_attr("@discardableResult")));
- (nullable WKNavigation *)goForward __attribute__((swift_attr("@discardableResult")));
- (void)requestMediaPlaybackStateWithCompletionHandler:
    (void (^NS_SWIFT_UI_ACTOR)(WKMediaPlaybackState))completionHandler
    NS_SWIFT_NAME(requestMediaPlaybackState(completionHandler:)) API_AVAILABLE(macos(12.0), ios(15.0));
@end

NS_SWIFT_UI_ACTOR
@interface WKPreferences : NSObject
@property(nonatomic) BOOL javaScriptCanOpenWindowsAutomatically;
@end

NS_SWIFT_UI_ACTOR
@interface WKWebViewConfiguration : NSObject <NSCopying>
@property(nonatomic, strong) WKPreferences *preferences;
@property(nonatomic, strong) WKUserContentController *userContentController;
@property(nonatomic, strong) WKWebsiteDataStore *websiteDataStore;
@property(null_resettable, nonatomic, copy) WKWebpagePreferences *defaultWebpagePreferences;
- (void)setURLSchemeHandler:(nullable id<WKURLSchemeHandler>)urlSchemeHandler
               forURLScheme:(NSString *)urlScheme;
- (nullable id<WKURLSchemeHandler>)urlSchemeHandlerForURLScheme:(NSString *)urlScheme;
@end

NS_SWIFT_UI_ACTOR
@interface WKWebsiteDataStore : NSObject
+ (WKWebsiteDataStore *)defaultDataStore NS_SWIFT_NAME(default());
+ (WKWebsiteDataStore *)nonPersistentDataStore NS_SWIFT_NAME(nonPersistent());
@property(nonatomic, readonly, getter=isPersistent) BOOL persistent;
@end

// MARK: Scripts and rules

NS_SWIFT_UI_ACTOR
@interface WKContentWorld : NSObject
+ (WKContentWorld *)worldWithName:(NSString *)name NS_SWIFT_NAME(world(name:));
@property(class, nonatomic, readonly) WKContentWorld *pageWorld NS_SWIFT_NAME(page);
@end

typedef NS_ENUM(NSInteger, WKUserScriptInjectionTime) {
  WKUserScriptInjectionTimeAtDocumentStart,
  WKUserScriptInjectionTimeAtDocumentEnd,
};

NS_SWIFT_UI_ACTOR
@interface WKUserScript : NSObject <NSCopying>
- (instancetype)initWithSource:(NSString *)source
                 injectionTime:(WKUserScriptInjectionTime)injectionTime
              forMainFrameOnly:(BOOL)forMainFrameOnly
                inContentWorld:(WKContentWorld *)contentWorld
    NS_SWIFT_NAME(init(source:injectionTime:forMainFrameOnly:in:));
@end

NS_SWIFT_UI_ACTOR
@interface WKScriptMessage : NSObject
@property(nonatomic, readonly, copy) STAND_IN_ID body;
@property(nullable, nonatomic, readonly, weak) WKWebView *webView;
@property(nonatomic, readonly, copy) WKFrameInfo *frameInfo;
@property(nonatomic, readonly, copy) NSString *name;
@property(nonatomic, readonly) WKContentWorld *world;
@end

NS_SWIFT_UI_ACTOR
@protocol WKScriptMessageHandler <NSObject>
- (void)userContentController:(WKUserContentController *)userContentController
      didReceiveScriptMessage:(WKScriptMessage *)message
    NS_SWIFT_NAME(userContentController(_:didReceive:));
@end

NS_SWIFT_UI_ACTOR
@interface WKContentRuleList : NSObject
@property(nonatomic, readonly, copy) NSString *identifier;
@end

NS_SWIFT_UI_ACTOR
@interface WKContentRuleListStore : NSObject
+ (null_unspecified instancetype)defaultStore NS_SWIFT_NAME(default());
- (void)compileContentRuleListForIdentifier:(null_unspecified NSString *)identifier
                     encodedContentRuleList:(null_unspecified NSString *)encodedContentRuleList
                          completionHandler:(void (^_Null_unspecified NS_SWIFT_UI_ACTOR)(
                                                WKContentRuleList *_Nullable_result,
                                                NSError *_Nullable))completionHandler
    NS_SWIFT_NAME(compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:));
@end

NS_SWIFT_UI_ACTOR
@interface WKUserContentController : NSObject
- (void)addUserScript:(WKUserScript *)userScript NS_SWIFT_NAME(addUserScript(_:));
- (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)scriptMessageHandler
                   contentWorld:(WKContentWorld *)world
                           name:(NSString *)name NS_SWIFT_NAME(add(_:contentWorld:name:));
- (void)removeScriptMessageHandlerForName:(NSString *)name
                             contentWorld:(WKContentWorld *)contentWorld
    NS_SWIFT_NAME(removeScriptMessageHandler(forName:contentWorld:));
- (void)addContentRuleList:(WKContentRuleList *)contentRuleList NS_SWIFT_NAME(add(_:));
- (void)removeContentRuleList:(WKContentRuleList *)contentRuleList NS_SWIFT_NAME(remove(_:));
@end

NS_ASSUME_NONNULL_END
