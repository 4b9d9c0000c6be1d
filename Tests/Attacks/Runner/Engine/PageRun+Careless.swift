#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateCorpus

  extension Carelessness {
    /// Does to a page that is over what the host app does to every refusal.
    @MainActor
    func act(on watch: GateWatch, in browser: Browser) {
      for event in watch.refused {
        let address = event.addressText
        switch self {
        case .opens: watch.openAnyway(event)
        case .fetches: browser.fetch(address)
        case .errors:
          webkit_web_view_load_alternate_html(
            browser.main, "<p>This address can't be opened.</p>", address, nil)
        case .windows: browser.leaveWindow()
        case .drops, .connects, .asks, .silent, .reports: break
        }
      }
    }

    /// The policy that is judged by.
    func policy(_ policy: Policy) -> Policy {
      switch self {
      case .asks:
        Policy(
          preset: policy.preset, mode: policy.mode, apps: policy.apps,
          hostSchemes: policy.hostSchemes, appLinkHosts: policy.appLinkHosts, rules: policy.rules,
          defaults: [.appStoreProduct: .ask])
      case .reports: policy.in(.report)
      default: policy
      }
    }
  }

  extension Browser {
    /// Asks the network for an address, as a host app's own client does; no view is concerned.
    fileprivate func fetch(_ address: String) {
      guard let session = webkit_web_view_get_network_session(main),
        let download = webkit_network_session_download_uri(session, address)
      else { return }
      g_object_unref(UnsafeMutableRawPointer(download))
    }

    /// Switches the engine's own connecting to pressed links on again.
    func connectEarly() {
      guard let settings = webkit_web_view_get_settings(main),
        let features = webkit_settings_get_all_features()
      else { return }
      defer { webkit_feature_list_unref(features) }
      for index in 0..<webkit_feature_list_get_length(features) {
        guard let feature = webkit_feature_list_get(features, index),
          let name = webkit_feature_get_identifier(feature),
          String(cString: name) == "LinkPreconnect"
        else { continue }
        webkit_settings_set_feature_enabled(settings, feature, 1)
      }
    }
  }
#endif
