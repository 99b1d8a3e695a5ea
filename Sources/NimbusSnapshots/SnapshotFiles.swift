import NimbusUIKit

/// The locations of the two files of a snapshot.
struct SnapshotFiles {
    let text: SnapshotFile
    let picture: SnapshotFile

    init(testFile: String, name: String, options: SnapshotOptions) {
        let test = URL(fileURLWithPath: testFile)
        let group = FileName(test.deletingPathExtension().lastPathComponent).text
        let sources = test.deletingLastPathComponent()
        let root = options.folder ?? sources.appendingPathComponent("Snapshots")
        let folder = root.appendingPathComponent(group)
        let canRecord = FileManager.default.fileExists(atPath: (options.folder ?? sources).path)
        let artifacts = options.artifacts.appendingPathComponent(group)
        let variant = options.pictureVariant.map { ".\(FileName($0).text)" } ?? ""
        let name = FileName(name).text
        text = SnapshotFile(
            folder: folder, canRecord: canRecord, artifacts: artifacts, name: name, type: "views")
        picture = SnapshotFile(
            folder: folder, canRecord: canRecord, artifacts: artifacts, name: name + variant, type: "png")
    }
}
