// The part of AppKit that the adapter and its tests meet. Declarations only.
#pragma once
#import <Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class NSApplication, NSEvent, NSView, NSWindow, NSViewController, NSWorkspace;

typedef NSInteger NSModalResponse NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(NSApplication.ModalResponse);

typedef NS_ENUM(NSUInteger, NSEventType) {
  NSEventTypeLeftMouseDown = 1,
  NSEventTypeLeftMouseUp = 2,
  NSEventTypeMouseMoved = 5,
  NSEventTypeLeftMouseDragged = 6,
  NSEventTypeKeyDown = 10,
  NSEventTypeKeyUp = 11,
} NS_SWIFT_NAME(NSEvent.EventType);

typedef NS_OPTIONS(unsigned long long, NSEventMask) {
  NSEventMaskLeftMouseDown = 1ULL << NSEventTypeLeftMouseDown,
  NSEventMaskLeftMouseUp = 1ULL << NSEventTypeLeftMouseUp,
  NSEventMaskLeftMouseDragged = 1ULL << NSEventTypeLeftMouseDragged,
  NSEventMaskKeyDown = 1ULL << NSEventTypeKeyDown,
  NSEventMaskKeyUp = 1ULL << NSEventTypeKeyUp,
  NSEventMaskAny = ~0ULL,
} NS_SWIFT_NAME(NSEvent.EventTypeMask);

typedef NS_OPTIONS(NSUInteger, NSEventModifierFlags) {
  NSEventModifierFlagShift = 1 << 17,
  NSEventModifierFlagControl = 1 << 18,
  NSEventModifierFlagOption = 1 << 19,
  NSEventModifierFlagCommand = 1 << 20,
} NS_SWIFT_NAME(NSEvent.ModifierFlags);

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, weak) NSResponder *nextResponder;
- (void)mouseDown:(NSEvent *)event NS_SWIFT_NAME(mouseDown(with:));
- (void)mouseUp:(NSEvent *)event NS_SWIFT_NAME(mouseUp(with:));
- (void)mouseDragged:(NSEvent *)event NS_SWIFT_NAME(mouseDragged(with:));
- (void)mouseMoved:(NSEvent *)event NS_SWIFT_NAME(mouseMoved(with:));
- (void)keyDown:(NSEvent *)event NS_SWIFT_NAME(keyDown(with:));
- (void)keyUp:(NSEvent *)event NS_SWIFT_NAME(keyUp(with:));
@end

NS_SWIFT_UI_ACTOR
@interface NSView : NSResponder
- (instancetype)initWithFrame:(CGRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property CGRect frame;
@property CGRect bounds;
@property(readonly) CGRect visibleRect;
@property CGFloat alphaValue;
@property(getter=isHidden) BOOL hidden;
@property(readonly, getter=isHiddenOrHasHiddenAncestor) BOOL hiddenOrHasHiddenAncestor;
@property(nullable, readonly, unsafe_unretained) NSWindow *window;
@property(nullable, readonly, unsafe_unretained) NSView *superview;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable NSView *)view
    NS_SWIFT_NAME(convert(_:from:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable NSView *)view
    NS_SWIFT_NAME(convert(_:to:));
- (nullable NSView *)hitTest:(CGPoint)point;
- (BOOL)isDescendantOf:(NSView *)view NS_SWIFT_NAME(isDescendant(of:));
- (void)addSubview:(NSView *)view NS_SWIFT_NAME(addSubview(_:));
- (void)viewDidMoveToWindow;
@end

typedef NS_OPTIONS(NSUInteger, NSWindowOcclusionState) {
  NSWindowOcclusionStateVisible = 1UL << 1,
} NS_SWIFT_NAME(NSWindow.OcclusionState);

typedef NS_OPTIONS(NSUInteger, NSWindowStyleMask) {
  NSWindowStyleMaskTitled = 1 << 0,
} NS_SWIFT_NAME(NSWindow.StyleMask);

typedef NS_ENUM(NSUInteger, NSBackingStoreType) {
  NSBackingStoreBuffered = 2,
} NS_SWIFT_NAME(NSWindow.BackingStoreType);

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
- (instancetype)initWithContentRect:(CGRect)contentRect
                          styleMask:(NSWindowStyleMask)style
                            backing:(NSBackingStoreType)backingStoreType
                              defer:(BOOL)flag;
@property(nullable, strong) NSView *contentView;
@property(readonly) NSInteger windowNumber;
@property(nullable, readonly) NSWindow *sheetParent;
@property(readonly, getter=isVisible) BOOL visible;
@property(readonly, getter=isMiniaturized) BOOL miniaturized;
@property(readonly) NSWindowOcclusionState occlusionState;
@property(nullable, readonly, weak) NSResponder *firstResponder;
@property(nullable, readonly) NSWindow *attachedSheet;
@property(getter=isReleasedWhenClosed) BOOL releasedWhenClosed;
@property(readonly, getter=isKeyWindow) BOOL keyWindow;
@property(readonly, getter=isMainWindow) BOOL mainWindow;
@property(readonly) BOOL canBecomeKeyWindow NS_SWIFT_NAME(canBecomeKey);
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder
    __attribute__((swift_attr("@discardableResult")));
- (void)sendEvent:(NSEvent *)event NS_SWIFT_NAME(sendEvent(_:));
- (void)orderFrontRegardless;
- (void)orderOut:(nullable id)sender;
- (void)makeKeyAndOrderFront:(nullable id)sender;
- (void)endSheet:(NSWindow *)sheetWindow returnCode:(NSModalResponse)returnCode
    NS_SWIFT_NAME(endSheet(_:returnCode:));
@end

extern const NSModalResponse NSAlertFirstButtonReturn NS_SWIFT_NAME(NSModalResponse.alertFirstButtonReturn);
extern const NSModalResponse NSAlertSecondButtonReturn NS_SWIFT_NAME(NSModalResponse.alertSecondButtonReturn);
extern const NSModalResponse NSAlertThirdButtonReturn NS_SWIFT_NAME(NSModalResponse.alertThirdButtonReturn);
extern const NSModalResponse NSModalResponseAbort NS_SWIFT_NAME(NSModalResponse.abort);

typedef NS_ENUM(NSInteger, NSApplicationActivationPolicy) {
  NSApplicationActivationPolicyRegular,
  NSApplicationActivationPolicyAccessory,
  NSApplicationActivationPolicyProhibited,
} NS_SWIFT_NAME(NSApplication.ActivationPolicy);

NS_SWIFT_UI_ACTOR
@interface NSApplication : NSResponder
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)activationPolicy
    NS_SWIFT_NAME(setActivationPolicy(_:)) __attribute__((swift_attr("@discardableResult")));
@property(class, readonly, strong) NSApplication *sharedApplication NS_SWIFT_NAME(shared);
@property(readonly, getter=isActive) BOOL active;
- (void)postEvent:(NSEvent *)event atStart:(BOOL)flag NS_SWIFT_NAME(postEvent(_:atStart:));
- (void)sendEvent:(NSEvent *)event NS_SWIFT_NAME(sendEvent(_:));
- (nullable NSEvent *)nextEventMatchingMask:(NSEventMask)mask
                                  untilDate:(nullable NSDate *)expiration
                                     inMode:(NSRunLoopMode)mode
                                    dequeue:(BOOL)deqFlag
    NS_SWIFT_NAME(nextEvent(matching:until:inMode:dequeue:));
@end

NS_SWIFT_UI_ACTOR
@interface NSControl : NSView
@property(getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR
@interface NSButton : NSControl
@property(copy) NSString *title;
@property(copy) NSString *keyEquivalent;
@end

NS_SWIFT_UI_ACTOR
@interface NSAlert : NSObject
@property(copy) NSString *messageText;
@property(copy) NSString *informativeText;
- (NSButton *)addButtonWithTitle:(NSString *)title;
@property(readonly, strong) NSWindow *window;
- (void)beginSheetModalForWindow:(NSWindow *)sheetWindow
               completionHandler:(void (^_Nullable NS_SWIFT_UI_ACTOR)(NSModalResponse returnCode))handler
    NS_SWIFT_NAME(beginSheetModal(for:completionHandler:));
@end

@interface NSEvent : NSObject
@property(readonly) NSEventType type;
@property(readonly) NSTimeInterval timestamp;
@property(readonly) NSInteger windowNumber;
@property(readonly) CGPoint locationInWindow;
@property(readonly) unsigned short keyCode;
@property(readonly) NSEventModifierFlags modifierFlags;
@property(readonly, getter=isARepeat) BOOL ARepeat;
+ (nullable STAND_IN_ID)addLocalMonitorForEventsMatchingMask:(NSEventMask)mask
                                            handler:(NSEvent *_Nullable (^)(NSEvent *event))block
    NS_SWIFT_NAME(addLocalMonitorForEvents(matching:handler:));
+ (nullable NSEvent *)mouseEventWithType:(NSEventType)type
                                location:(CGPoint)location
                           modifierFlags:(NSEventModifierFlags)flags
                               timestamp:(NSTimeInterval)time
                            windowNumber:(NSInteger)wNum
                                 context:(nullable NSObject *)unusedPassNil
                             eventNumber:(NSInteger)eNum
                              clickCount:(NSInteger)cNum
                                pressure:(float)pressure
    NS_SWIFT_NAME(mouseEvent(with:location:modifierFlags:timestamp:windowNumber:context:eventNumber:clickCount:pressure:));
+ (nullable NSEvent *)keyEventWithType:(NSEventType)type
                              location:(CGPoint)location
                         modifierFlags:(NSEventModifierFlags)flags
                             timestamp:(NSTimeInterval)time
                          windowNumber:(NSInteger)wNum
                               context:(nullable NSObject *)unusedPassNil
                            characters:(NSString *)keys
           charactersIgnoringModifiers:(NSString *)ukeys
                             isARepeat:(BOOL)flag
                               keyCode:(unsigned short)code
    NS_SWIFT_NAME(keyEvent(with:location:modifierFlags:timestamp:windowNumber:context:characters:charactersIgnoringModifiers:isARepeat:keyCode:));
+ (void)removeMonitor:(id)eventMonitor;
@end

@class NSRunningApplication;

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(NSWorkspace.OpenConfiguration)
@interface NSWorkspaceOpenConfiguration : NSObject
+ (instancetype)configuration NS_SWIFT_NAME(init());
@property BOOL promptsUserIfNeeded;
@end

@interface NSWorkspace : NSObject
@property(class, readonly, strong) NSWorkspace *sharedWorkspace NS_SWIFT_NAME(shared);
- (void)openURL:(NSURL *)url
        configuration:(NSWorkspaceOpenConfiguration *)configuration
    completionHandler:(void (^_Nullable NS_SWIFT_SENDABLE)(NSRunningApplication *_Nullable app,
                                         NSError *_Nullable error))completionHandler
    NS_SWIFT_NAME(open(_:configuration:completionHandler:)) API_AVAILABLE(macos(10.15));
@end

NS_ASSUME_NONNULL_END
