/// The delays between a sign of a change and the read of the file. Delays start at the file's last sign, and maximum delays at
/// its first.
struct Coalescing: Sendable {
    /// The delay for a file that its writer closed: long enough for the next file of the same save.
    var written = Duration.milliseconds(1)
    /// The delay for a file that may be incomplete, and for a file that may be gone.
    var quiet = Duration.milliseconds(20)
    /// The maximum delay, unless a writer has the file open.
    var bound = Duration.milliseconds(30)
    /// The time allowed for a writer to continue, or to close the file.
    var writing = Duration.milliseconds(500)
    /// The maximum delay while a file is being written.
    var writingBound = Duration.seconds(2)
    /// The time for which an empty file is not used while its writer has it open. On a busy disk, a write can take seconds.
    var emptyBound = Duration.seconds(5)
    /// The delay before another scan if the system could not read all files.
    var retry = Duration.seconds(1)
    /// The maximum number of repeated reads of a file that changes during each read. The last read is used as it
    /// is, unless the file is empty.
    var attempts = 10
    /// The delay for a complete file in a flood.
    var floodQuiet = Duration.milliseconds(50)
    /// The maximum delay in a flood.
    var floodBound = Duration.milliseconds(250)
}

/// The delays in a flood of changes, such as a checkout of another branch, in which small batches would make each
/// client update hundreds of times. They grow with the flood, which is from 0 to 1.
extension Coalescing {
    /// Returns the extent of a flood of so many files: 0 up to 8 files, 1 from 32 files on.
    func flood(ofFiles count: Double) -> Double { min(max((count - 8) / 24, 0), 1) }

    func written(_ flood: Double) -> Duration { Self.mix(written, floodQuiet, flood) }

    func quiet(_ flood: Double) -> Duration { Self.mix(quiet, floodQuiet, flood) }

    func bound(_ flood: Double) -> Duration { Self.mix(bound, floodBound, flood) }

    private static func mix(_ usual: Duration, _ most: Duration, _ flood: Double) -> Duration {
        usual + max(.zero, most - usual) * flood
    }
}
