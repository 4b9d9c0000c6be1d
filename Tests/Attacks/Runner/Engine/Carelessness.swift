/// A fault that is put into a run on purpose, to see that the witness it concerns speaks of it and
/// the others do not.
///
/// The gate is whole in most of them: what is careless is the host app around it, as in the reports
/// that the corpus is made of. For testing the tests; `--careless` in the command line.
enum Carelessness: String, CaseIterable {
  /// The host app hands to the system what was refused.
  case opens
  /// The host app opens nothing of what it is handed.
  case drops
  /// The host app asks the network for what was refused.
  case fetches
  /// The engine connects to a link's host as soon as it is pressed, before anybody is asked.
  case connects
  /// The host app shows an error page in the place of what was refused.
  case errors
  /// The host app leaves an empty window behind for what was refused.
  case windows
  /// The gate asks the user about an app that is not listed.
  case asks
  /// The gate tells nobody what it does.
  case silent
  /// Nothing is enforced.
  case reports
}
