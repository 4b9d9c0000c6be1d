#if GTK
  /// Something that can be pressed, and in which frame.
  struct Pressable: Hashable {
    /// The indices that lead to the frame from the top.
    var path: [Int]
    var item: ProbeReport.Item
  }
#endif
