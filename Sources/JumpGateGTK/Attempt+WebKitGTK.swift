#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  /// A policy decision of the engine, copied into a value before anyone decides.
  struct EngineQuestion {
    /// What is asked, its frame still unknown.
    var attempt: Attempt
    /// The address as the engine wrote it.
    var string: String
  }

  extension EngineQuestion {
    /// Copies a decision of any type; an unknown type becomes an unreadable address.
    init(_ decision: UnsafeMutablePointer<WebKitPolicyDecision>, type: WebKitPolicyDecisionType) {
      switch type {
      case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION:
        self.init(navigation: OpaquePointer(decision), isNewWindow: false)
      case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION:
        self.init(navigation: OpaquePointer(decision), isNewWindow: true)
      case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
        self.init(response: OpaquePointer(decision))
      default:
        self.init(
          address: nil, kind: .navigation(.other), targetsMainFrame: nil, gesture: nil,
          redirect: nil)
      }
    }

    /// Copies the action that a window is to be made for.
    init(newWindow action: OpaquePointer?) {
      self.init(action: action, kind: .newWindow, targetsMainFrame: true)
    }

    private init(navigation decision: OpaquePointer, isNewWindow: Bool) {
      let action = webkit_navigation_policy_decision_get_navigation_action(decision)
      let type = action.map { Attempt.NavigationType($0) } ?? .other
      self.init(
        action: action, kind: isNewWindow ? .newWindow : .navigation(type),
        targetsMainFrame: isNewWindow ? true : nil)
    }

    private init(action: OpaquePointer?, kind: Attempt.Kind, targetsMainFrame: Bool?) {
      let request = action.flatMap { webkit_navigation_action_get_request($0) }
      self.init(
        address: request.flatMap { webkit_uri_request_get_uri($0) }, kind: kind,
        targetsMainFrame: targetsMainFrame,
        gesture: action.map { webkit_navigation_action_is_user_gesture($0) != 0 },
        redirect: action.map { webkit_navigation_action_is_redirect($0) != 0 })
    }

    private init(response decision: OpaquePointer) {
      let response = webkit_response_policy_decision_get_response(decision)
      self.init(
        address: response.flatMap { webkit_uri_response_get_uri($0) }, kind: .init(response),
        targetsMainFrame: webkit_response_policy_decision_is_main_frame_main_resource(decision)
          != 0,
        gesture: nil, redirect: nil)
    }

    private init(
      address: UnsafePointer<CChar>?, kind: Attempt.Kind, targetsMainFrame: Bool?, gesture: Bool?,
      redirect: Bool?
    ) {
      string = address.map { String(cString: $0) } ?? ""
      attempt = Attempt(
        .init(reading: string), kind: kind, frame: .unknown, targetsMainFrame: targetsMainFrame,
        engineGesture: gesture, isRedirect: redirect)
    }
  }

  extension Result<Address, UnreadableAddress> {
    /// Parses what the engine wrote.
    init(reading string: String) {
      do throws(AddressError) {
        self = .success(try Address(string))
      } catch {
        self = .failure(UnreadableAddress(string, error: error))
      }
    }
  }

  extension Attempt.Kind {
    /// What a response is, by its own headers.
    init(_ response: OpaquePointer?) {
      let type = response.flatMap { webkit_uri_response_get_mime_type($0) }
      let suggested = response.flatMap { webkit_uri_response_get_suggested_filename($0) }
      let headers = response.flatMap { webkit_uri_response_get_http_headers($0) }
      self = .response(
        mimeType: type.map { String(cString: $0).lowercased() },
        isAttachment: headers.map(Self.isAttachment) ?? false,
        filename: suggested.map { String(cString: $0) } ?? response.flatMap(Self.lastSegment))
    }

    /// The last part of the address's path, decoded: the name that a file is saved under where the
    /// server suggests none, of which the engine says nothing.
    private static func lastSegment(_ response: OpaquePointer) -> String? {
      guard let uri = webkit_uri_response_get_uri(response) else { return nil }
      return filename(of: String(cString: uri))
    }

    /// The name of the file at an address; nil if it has none.
    ///
    /// A name that can't be decoded (`%00`) is taken as it is written, so that its end still tells
    /// what it is.
    static func filename(of string: String) -> String? {
      guard let address = try? Address(string),
        let last = address.path.split(separator: "/").last
      else { return nil }
      guard let decoded = g_uri_unescape_string(String(last), nil) else { return String(last) }
      defer { g_free(decoded) }
      return String(cString: decoded)
    }

    private static func isAttachment(_ headers: OpaquePointer) -> Bool {
      var disposition: UnsafeMutablePointer<CChar>?
      var parameters: OpaquePointer?
      guard soup_message_headers_get_content_disposition(headers, &disposition, &parameters) != 0
      else { return false }
      defer {
        g_free(disposition)
        g_hash_table_destroy(parameters)
      }
      return disposition.map { g_ascii_strcasecmp($0, "attachment") == 0 } ?? false
    }
  }

  extension Attempt.NavigationType {
    /// What caused the navigation; a cause that is not known is `other`.
    init(_ action: OpaquePointer) {
      self =
        switch webkit_navigation_action_get_navigation_type(action) {
        case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .link
        case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .form
        case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResubmitted
        case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
        case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
        default: .other
        }
    }
  }
#endif
