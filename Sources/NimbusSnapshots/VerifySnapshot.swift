import NimbusCSS
import NimbusUIKit

/// Compares a styled view with its snapshot next to the test file. The snapshot is `Snapshots/<TestFile>/<name>.views`,
/// which lists the views as text, and `Snapshots/<TestFile>/<name>.png`, which is their image.
///
/// Applies pending styles and layout first. A snapshot that does not exist is recorded, and all snapshots are recorded
/// if ``SnapshotOptions/isRecording`` is `true`. The call then throws, so that the test does not pass.
///
/// - Parameters:
///   - view: The view to compare, with its subviews. The view does not need a window, but it needs a size.
///   - dom: The DOM with which the view or views in it are registered.
///   - name: The name of the snapshot. Letters, digits, `-`, `_` and `.` become part of the file name. Each other
///     character becomes `-`.
///   - options: The parts to compare and the tolerance.
///   - testFile: The path of the test file, which determines the folder of the snapshot.
/// - Throws: A ``SnapshotFailure`` with a description of the differences and of the files that show them.
@MainActor public func verifySnapshot(
    of view: UIView, in dom: NIDOM, named name: String, _ options: SnapshotOptions = SnapshotOptions(),
    testFile: String = #filePath
) throws(SnapshotFailure) {
    let files = SnapshotFiles(testFile: testFile, name: name, options: options)
    let shot = ViewShot(of: view, in: dom, options)
    var problems: [SnapshotProblem] = []
    if options.parts.includeText {
        let comparison = TextComparison(files: files.text, text: shot.text)
        if let problem = comparison.problem(isRecording: options.isRecording) { problems.append(problem) }
    }
    if options.parts.includePicture {
        let comparison = PictureComparison(files: files.picture, png: shot.png, tolerance: options.tolerance)
        if let problem = comparison.problem(isRecording: options.isRecording) { problems.append(problem) }
    }
    if !problems.isEmpty { throw SnapshotFailure(problems: problems) }
}
