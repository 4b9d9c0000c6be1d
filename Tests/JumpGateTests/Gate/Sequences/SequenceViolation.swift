/// A promise that was broken.
enum SequenceViolation: String, Error, CaseIterable {
  case exitWithoutLiveTap = "an exit without a live tap that counts for the asker"
  case questionWithoutTap = "a question without a tap that counts for the asker"
  case exitWhileHidden = "an exit or question while the view is hidden"
  case exitByHistory = "an exit or question by a reload"
  case exitWithoutPage = "an exit or a question without a page"
  case secondQuestion = "a question while another waits"
  case questionAfterRefusals = "a question after two refusals"
  case questionOutOfPlace = "a question that waits, or waits no more, against what happened"
  case answeredTwice = "a question that was answered or void did something"
  case answeredTooEarly = "a yes did something within half a second"
  case noDidSomething = "a no did something"
  case answeredWhileHidden = "a yes did something while the view was hidden"
  case actedInReport = "a question or an exit because of us in report"
}
