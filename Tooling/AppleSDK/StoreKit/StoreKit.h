// The part of StoreKit that the adapter meets. Declarations only.
#pragma once
#import <Foundation.h>
#if TARGET_OS_IPHONE
#import <UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class SKStoreProductViewController;

extern NSString *const SKStoreProductParameterITunesItemIdentifier;

// Neither the delegate nor the block is bound to an actor in the SDK; both are called on the main thread.
@protocol SKStoreProductViewControllerDelegate <NSObject>
@optional
- (void)productViewControllerDidFinish:(SKStoreProductViewController *)viewController;
@end

NS_SWIFT_UI_ACTOR
@interface SKStoreProductViewController : UIViewController
@property(nullable, nonatomic, weak) id<SKStoreProductViewControllerDelegate> delegate;
- (void)loadProductWithParameters:(NSDictionary<NSString *, id> *)parameters
                  completionBlock:
                      (void (^_Nullable)(BOOL result, NSError *_Nullable error))block
    NS_SWIFT_NAME(loadProduct(withParameters:completionBlock:));
@end

NS_ASSUME_NONNULL_END
#endif
