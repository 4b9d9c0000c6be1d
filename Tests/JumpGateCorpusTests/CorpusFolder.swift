import Foundation
import JumpGateCorpus

/// The corpus, read once.
enum CorpusFolder {
  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Attacks/Corpus")

  static let corpus = Result { try Corpus(folder: url, engine: .webKitGTK) }
}
