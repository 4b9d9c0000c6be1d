#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGateCorpus
  import JumpGateStage
  import JumpGateWitness

  /// An independent witness: the network that the attack corpus runs on too, which every request of a
  /// session goes through; it notes what is asked for and has nothing for anybody.
  @MainActor
  final class ProxyWitness: NetworkSite {
    /// What was asked of the proxy: `CONNECT apps.apple.com:443`, `GET http://…`, oldest first.
    private(set) var log: [String] = []
    private let network: WitnessNetwork

    init() throws {
      let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Attacks/Corpus")
      network = try WitnessNetwork(
        certificate: corpus.appendingPathComponent("loopback.pem").path)
      network.site = self
    }

    /// Its address.
    var address: String { network.proxy }

    /// Sends a session's requests through the proxy, loopback excepted.
    func guardSession(_ session: OpaquePointer) {
      withCStrings(["127.0.0.1", "127.0.0.2", "localhost", "::1"]) { ignored in
        let settings = webkit_network_proxy_settings_new(address, ignored)
        webkit_network_session_set_proxy_settings(
          session, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
        webkit_network_proxy_settings_free(settings)
      }
    }

    /// A page's frames ask for many hosts at once; a tunnel that ends in a certificate nobody trusts
    /// would keep the engine's few connections busy.
    let opensTunnels = false

    func connected(to host: String) { log.append("CONNECT \(host)") }

    func answer(_ request: WitnessNetwork.Request) -> PageAnswers.Answer {
      log.append("\(request.method) \(request.address)")
      return .init(status: 502, type: "text/plain", headers: [], body: [])
    }

    func answered() {}
  }
#endif
