// Declarations of the Objective-C runtime and of NSObject that the type check needs. No code.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)

typedef long NSInteger;
typedef unsigned long NSUInteger;

// What the SDK says of a declaration's availability; scripts/check-availability reads it, since the
// compiler's host is not an Apple system.
#define API_AVAILABLE(...)
#define API_UNAVAILABLE(...)
#define API_DEPRECATED(...) __attribute__((deprecated))
#define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_ASYNC(_n) __attribute__((swift_async(not_swift_private, _n)))
#define NS_SWIFT_COMPLETION(_n) __attribute__((swift_async(not_swift_private, _n)))
#define NS_SWIFT_BRIDGE(_name) __attribute__((swift_bridge(_name)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_ENUM(_type, _name) \
  enum __attribute__((enum_extensibility(open))) _name : _type _name; \
  enum _name : _type
#define NS_CLOSED_ENUM(_type, _name) \
  enum __attribute__((enum_extensibility(closed))) _name : _type _name; \
  enum _name : _type
#define NS_OPTIONS(_type, _name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; \
  enum _name : _type
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))

// The standard library of this host lacks the function that makes an `Any` of an object, without
// which no code can be made of a call that gives an `id`. The second pass of scripts/apple-check,
// which looks at what comes after type checking, takes the few that are called for NSObject.
#ifdef STAND_IN_WITHOUT_ANY
#define STAND_IN_ID NSObject *
#else
#define STAND_IN_ID id
#endif

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (BOOL)isKindOfClass:(Class)aClass;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector;
@property(readonly) Class classForCoder;
@end

// objc/runtime.h
typedef struct objc_method *Method;
typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);
typedef struct objc_ivar *Ivar;

typedef NS_ENUM(uintptr_t, objc_AssociationPolicy) {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403,
};

STAND_IN_ID _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_setAssociatedObject(
  id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL _Nonnull name);
IMP _Nonnull method_getImplementation(Method _Nonnull m);
IMP _Nonnull method_setImplementation(Method _Nonnull m, IMP _Nonnull imp);
const char *_Nullable method_getTypeEncoding(Method _Nonnull m);
BOOL class_addMethod(
  Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull imp, const char *_Nullable types);
IMP _Nonnull class_replaceMethod(
  Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull imp, const char *_Nullable types);
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL _Nonnull name);
Class _Nullable class_getSuperclass(Class _Nullable cls);
Class _Nullable object_getClass(id _Nullable object);
Class _Nullable objc_getClass(const char *_Nonnull name);
Class _Nullable objc_allocateClassPair(
  Class _Nullable superclass, const char *_Nonnull name, size_t extraBytes);
void objc_registerClassPair(Class _Nonnull cls);
void objc_disposeClassPair(Class _Nonnull cls);
id _Nullable class_createInstance(Class _Nullable cls, size_t extraBytes);
SEL _Nonnull sel_registerName(const char *_Nonnull str);
IMP _Nonnull imp_implementationWithBlock(id _Nonnull block);
id _Nullable imp_getBlock(IMP _Nonnull anImp);
BOOL imp_removeBlock(IMP _Nonnull anImp);

NS_ASSUME_NONNULL_END
