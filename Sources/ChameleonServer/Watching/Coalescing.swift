/// The delays between a sign of a change and the read of the file. They start at the file's last sign.
struct Coalescing: Sendable {
    /// The delay for a file that its writer closed: long enough for the next file of the same save.
    var written = Duration.milliseconds(1)
    /// The delay for a file that may be incomplete, and for a file that may be gone.
    var quiet = Duration.milliseconds(20)
    /// The time allowed for a writer to continue, or to close the file.
    var writing = Duration.milliseconds(250)
    /// The maximum delay, from the first sign on.
    var bound = Duration.milliseconds(30)
    /// The maximum delay while a file is being written.
    var writingBound = Duration.milliseconds(500)
    /// The maximum number of repeated reads of a file that changes during each read. The last read is used as it is.
    var attempts = 10
}
