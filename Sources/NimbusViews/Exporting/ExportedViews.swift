import NimbusUIKit

/// The data of views that exist, with the images that they show. ``ViewTree`` reads the data.
public struct ExportedViews: Sendable {
    /// The description of the views, as indented JSON in UTF-8: an object for one view, an array for several.
    public let json: Data
    /// The contents of PNG files by their names, such as `avatar@2x.png`. The JSON refers to them without the scale.
    public let images: [String: Data]
    /// The number of registered views that the data does not contain, because views are nested more deeply or tables have
    /// more rows than ``ViewTree`` reads.
    public let omittedViewCount: Int

    /// The JSON as `screen.json`, and the images, by their names. For `NIChameleonObserver.Options.screenFiles`.
    public var files: [String: Data] { images.merging(["screen.json": json]) { $1 } }

    /// Writes the JSON file and the images into a folder. Replaces files with the same names.
    ///
    /// The JSON file is written last, so that a preview that watches the folder finds the images.
    /// - Parameters:
    ///   - folder: The URL of the folder, which is created if it does not exist.
    ///   - name: The name of the JSON file without its extension.
    /// - Throws: An error if the folder cannot be created or a file cannot be written. Files that were written before stay.
    public func write(to folder: URL, named name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (file, data) in images.sorted(by: { $0.key < $1.key }) {
            try data.write(to: folder.appendingPathComponent(file), options: .atomic)
        }
        try json.write(to: folder.appendingPathComponent(name + ".json"), options: .atomic)
    }
}
