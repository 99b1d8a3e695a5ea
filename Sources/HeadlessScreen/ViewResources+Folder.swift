import HeadlessUIKit
import NimbusUIKit
import NimbusViews

extension ViewResources {
    /// The PNG images of a folder, and its `Localizable.strings`.
    package init(folder: URL) {
        let strings = LocalizedStrings()
        strings.stringsDidChange(inFileAtPath: folder.appendingPathComponent("Localizable.strings").path)
        self.init(image: { UIImage(named: $0, in: folder) }, strings: UserInterfaceStrings(strings))
    }
}
