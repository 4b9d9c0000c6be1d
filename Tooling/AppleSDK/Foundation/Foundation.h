// The part of Foundation that the adapter meets. Declarations only.
#pragma once
#import <ObjectiveC.h>
#import <CoreGraphics.h>

NS_ASSUME_NONNULL_BEGIN

typedef double NSTimeInterval;
typedef struct _NSZone NSZone;

@class NSString, NSDictionary, NSArray, NSData, NSURL, NSError;

// Types of Security's, which in the SDK are no classes but behave like some.
NS_SWIFT_SENDABLE NS_SWIFT_NAME(SecTrust)
@interface STAND_IN_SecTrust : NSObject
@end
typedef STAND_IN_SecTrust *SecTrustRef;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

NS_SWIFT_BRIDGE("Swift.String")
@interface NSString : NSObject <NSCopying>
@property(readonly) NSUInteger length;
@end

NS_SWIFT_BRIDGE("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@property(readonly) NSUInteger count;
@end

NS_SWIFT_BRIDGE("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@property(readonly) NSUInteger count;
@end

NS_SWIFT_BRIDGE("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@property(readonly) NSUInteger count;
@end

@interface NSHashTable<ObjectType> : NSObject <NSCopying>
+ (NSHashTable<ObjectType> *)weakObjectsHashTable NS_SWIFT_NAME(weakObjects());
- (void)addObject:(nullable ObjectType)object NS_SWIFT_NAME(add(_:));
- (BOOL)containsObject:(nullable ObjectType)anObject NS_SWIFT_NAME(contains(_:));
@end

@interface NSValue : NSObject <NSCopying>
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
- (instancetype)initWithInt:(int)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithLongLong:(long long)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithUnsignedLongLong:(unsigned long long)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithBool:(BOOL)value NS_SWIFT_NAME(init(value:));
@property(readonly) long long longLongValue NS_SWIFT_NAME(int64Value);
@property(readonly) unsigned long long unsignedLongLongValue NS_SWIFT_NAME(uint64Value);
@end

NS_SWIFT_BRIDGE("FoundationEssentials.Data")
@interface NSData : NSObject <NSCopying>
@end

NS_SWIFT_BRIDGE("FoundationEssentials.Date")
@interface NSDate : NSObject <NSCopying>
@end

NS_SWIFT_BRIDGE("FoundationEssentials.URL")
@interface NSURL : NSObject <NSCopying>
- (nullable instancetype)initWithString:(NSString *)URLString;
@property(nullable, readonly, copy) NSString *absoluteString;
@end

NS_SWIFT_BRIDGE("Foundation.URLRequest")
@interface NSURLRequest : NSObject <NSCopying>
- (instancetype)initWithURL:(NSURL *)URL;
@property(nullable, readonly, copy) NSURL *URL;
@property(nullable, readonly, copy) NSString *HTTPMethod;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLResponse)
@interface NSURLResponse : NSObject <NSCopying>
- (instancetype)initWithURL:(NSURL *)URL
                   MIMEType:(nullable NSString *)MIMEType
      expectedContentLength:(NSInteger)length
           textEncodingName:(nullable NSString *)name
    NS_SWIFT_NAME(init(url:mimeType:expectedContentLength:textEncodingName:));
@property(nullable, readonly, copy) NSURL *URL;
@property(nullable, readonly, copy) NSString *MIMEType;
@property(nullable, readonly, copy) NSString *suggestedFilename;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPURLResponse)
@interface NSHTTPURLResponse : NSURLResponse
@property(readonly) NSInteger statusCode;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
@end

typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;

NS_SWIFT_BRIDGE("Swift.Error")
@interface NSError : NSObject <NSCopying>
- (instancetype)initWithDomain:(NSErrorDomain)domain
                          code:(NSInteger)code
                      userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict;
@property(readonly, copy) NSErrorDomain domain;
@property(readonly) NSInteger code;
@property(readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@end

extern NSErrorDomain const NSURLErrorDomain;
enum : NSInteger { NSURLErrorCancelled = -999 };
extern NSString *const NSURLErrorFailingURLErrorKey;

typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) {
  NSURLSessionAuthChallengeUseCredential = 0,
  NSURLSessionAuthChallengePerformDefaultHandling = 1,
  NSURLSessionAuthChallengeCancelAuthenticationChallenge = 2,
  NSURLSessionAuthChallengeRejectProtectionSpace = 3,
} NS_SWIFT_NAME(URLSession.AuthChallengeDisposition);

NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSession)
@interface NSURLSession : NSObject
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLCredential)
@interface NSURLCredential : NSObject
- (instancetype)initWithTrust:(SecTrustRef)trust NS_SWIFT_NAME(init(trust:));
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLProtectionSpace)
@interface NSURLProtectionSpace : NSObject
@property(nullable, readonly) SecTrustRef serverTrust;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLAuthenticationChallenge)
@interface NSURLAuthenticationChallenge : NSObject
@property(readonly, copy) NSURLProtectionSpace *protectionSpace;
@end

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);

NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@end

extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(NSRunLoopMode.default);

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass NS_SWIFT_NAME(init(for:));
- (nullable instancetype)initWithURL:(NSURL *)url;
@property(readonly, copy) NSURL *bundleURL;
@property(nullable, readonly, copy) NSURL *resourceURL;
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)tableName;
@property(nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
@property(nullable, readonly, copy) NSString *bundleIdentifier;
- (nullable NSURL *)URLForResource:(nullable NSString *)name
                     withExtension:(nullable NSString *)ext NS_SWIFT_NAME(url(forResource:withExtension:));
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(NSLock)
@interface NSLock : NSObject
- (void)lock;
- (void)unlock;
@end

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property(class, readonly, strong) NSThread *currentThread NS_SWIFT_NAME(current);
@property(class, readonly) BOOL isMainThread;
@end

NSString *NSStringFromSelector(SEL aSelector);
SEL NSSelectorFromString(NSString *aSelectorName);

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM;

NS_ASSUME_NONNULL_END
