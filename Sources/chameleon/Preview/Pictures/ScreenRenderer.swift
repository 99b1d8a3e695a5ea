import Foundation
import HeadlessScreen
import HeadlessUIKit
import NimbusUIKit
import StylesheetEditing

/// Creates screens, and keeps those used last.
@MainActor final class ScreenRenderer {
    private struct Key: Hashable {
        let version: UUID
        let setting: PictureRequest.Setting
    }

    /// Enough for the screens that a page edits and compares.
    private var versions = LRUCache<UUID, ScreenVersion>(limit: 16)
    /// Enough for a gallery or the variants that a page compares, of the last version and of the one before.
    private var screens = LRUCache<Key, RenderedScreen>(limit: 24)

    /// Returns the views of a version on a device. `nil` if the version has no valid view tree.
    func screen(_ source: ScreenSource, _ setting: PictureRequest.Setting) -> RenderedScreen? {
        let key = Key(version: source.id, setting: setting)
        if let known = screens.use(key) { return known }
        guard let version = version(source) else { return nil }
        let new = RenderedScreen(version, setting)
        screens.add(new, for: key)
        return new
    }

    private func version(_ source: ScreenSource) -> ScreenVersion? {
        if let known = versions.use(source.id) { return known }
        guard let new = try? ScreenVersion(source) else { return nil }
        versions.add(new, for: source.id)
        return new
    }
}

/// The views of a screen on a device.
@MainActor final class RenderedScreen {
    let screen: StyledScreen
    let version: ScreenVersion
    let edits: [TrialEdit]
    let edited: EditedScreen
    private let chrome: DeviceChrome
    /// The scroll views with their offsets at the start, by the indices of the views.
    private let scrollViews: [Int: (view: UIScrollView, offset: CGPoint)]

    init(_ version: ScreenVersion, _ setting: PictureRequest.Setting) {
        self.version = version
        edits = setting.edits
        edited = version.applying(edits)
        screen = version.makeScreen(setting, edited.stylesheets)
        chrome = DeviceChrome(setting.device.environment)
        scrollViews = Dictionary(
            uniqueKeysWithValues: screen.elements.enumerated().compactMap { index, element in
                (element.view as? UIScrollView).map { (index, ($0, $0.contentOffset)) }
            })
    }

    /// Moves the contents of the scroll views to the offsets of a request.
    func scroll(_ request: PictureRequest) {
        for (index, (view, start)) in scrollViews {
            let offset = request.offsets[index].map(view.clamped) ?? start
            if view.contentOffset != offset { view.contentOffset = offset }
        }
        screen.window.layoutIfNeeded()
    }

    func picture(_ request: PictureRequest) -> UIImage {
        scroll(request)
        return screen.picture(drawing: request.showsBoxes ? .all : .none, chrome: chrome).image
    }
}

extension UIScrollView {
    /// The smallest and the largest offsets at which the contents fill the view.
    var offsetRange: (minimum: CGPoint, maximum: CGPoint) {
        let insets = adjustedContentInset
        let minimum = CGPoint(x: -insets.left, y: -insets.top)
        let maximum = CGPoint(
            x: max(minimum.x, contentSize.width + insets.right - bounds.width),
            y: max(minimum.y, contentSize.height + insets.bottom - bounds.height))
        return (minimum, maximum)
    }

    fileprivate func clamped(_ offset: CGPoint) -> CGPoint {
        let (minimum, maximum) = offsetRange
        return CGPoint(
            x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
    }
}
