import NimbusCSS
import NimbusUIKit

/// Compares a styled view with its snapshot, which lies beside the test: `Snapshots/<TestFile>/<name>.views`, the views
/// as text, and `Snapshots/<TestFile>/<name>.png`, how they look.
///
/// What waits to be styled is styled before, and placed. A snapshot that is not there yet is written, and so is every one
/// where ``SnapshotOptions/isRecording`` is on; the call throws all the same, so that nobody takes it for a test that
/// has passed.
///
/// - Parameters:
///   - view: what is compared, with all it holds. It need not be in a window, but must have its size.
///   - dom: the DOM that it is registered with, or that views in it are.
///   - name: what the snapshot is called. Letters, digits, `-`, `_` and `.` become part of the file's name; everything
///     else turns into `-`.
///   - options: what is compared, and how exactly.
///   - testFile: the path of the file beside which the snapshot lies.
/// - Throws: ``SnapshotFailure``, whose description tells what differs and where to see it.
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
