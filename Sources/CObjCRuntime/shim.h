// The functions of the Objective-C runtime that the swapping of methods needs, as GCC's
// <objc/runtime.h> and <objc/message.h> declare them. Written out, since Debian keeps those headers
// where no compiler but GCC looks, and so that a build needs none; a test run needs libobjc itself
// (Debian's libobjc-12-dev).
//
// An implementation is a function of any shape; C has no type for that which Swift could import, so
// it is a plain pointer here.
#pragma once

#include <stddef.h>

typedef struct objc_class *ObjCClass;
typedef struct objc_object *ObjCObject;
typedef const struct objc_selector *ObjCSelector;
typedef struct objc_method *ObjCMethod;
typedef void *ObjCImplementation;

ObjCMethod class_getInstanceMethod(ObjCClass class_, ObjCSelector selector);
unsigned char class_addMethod(
    ObjCClass class_, ObjCSelector selector, ObjCImplementation implementation,
    const char *method_types);
ObjCImplementation method_getImplementation(ObjCMethod method);
ObjCImplementation method_setImplementation(ObjCMethod method, ObjCImplementation implementation);
void method_exchangeImplementations(ObjCMethod method_a, ObjCMethod method_b);
const char *method_getTypeEncoding(ObjCMethod method);
ObjCSelector sel_registerName(const char *name);
ObjCSelector sel_registerTypedName(const char *name, const char *types);
ObjCClass objc_allocateClassPair(ObjCClass super_class, const char *class_name, size_t extra_bytes);
void objc_registerClassPair(ObjCClass class_);
ObjCObject class_createInstance(ObjCClass class_, size_t extra_bytes);
ObjCObject object_dispose(ObjCObject object);
ObjCImplementation objc_msg_lookup(ObjCObject receiver, ObjCSelector op);
