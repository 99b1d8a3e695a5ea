/// How long a server waits for more before it tells of a change. Counted from the last sign of the file.
struct Coalescing: Sendable {
    /// For a file that its writer has closed: long enough for the next file of the same save.
    var written = Duration.milliseconds(1)
    /// For a file of which nobody says whether it is complete, and for one that may be gone.
    var quiet = Duration.milliseconds(20)
    /// For a writer to go on, or to close the file.
    var writing = Duration.milliseconds(250)
    /// However often there are more signs: from the first on.
    var bound = Duration.milliseconds(30)
    /// The same while a file is written to.
    var writingBound = Duration.milliseconds(500)
    /// How often a file is read again that was changed while it was read; then it is told of as it is.
    var attempts = 10
}
