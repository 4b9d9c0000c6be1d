#if canImport(WebKit)
  import WebKit
  import JumpGate
  import SwiftUI
  #if canImport(_WebKit_SwiftUI)
  import _WebKit_SwiftUI
  #endif
#endif
