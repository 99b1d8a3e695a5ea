import Foundation
import HeadlessScreen
import HeadlessUIKit
import NimbusUIKit

/// Creates and draws screens, and keeps those used last.
@MainActor final class ScreenRenderer {
    /// A version of a screen on a device.
    struct Key: Hashable {
        let version: ScreenVersion
        let setting: PictureRequest.Setting
    }

    private struct PictureKey: Hashable {
        let version: ScreenVersion
        let request: PictureRequest
    }

    /// The number of variants that a page compares.
    private static let deviceLimit = 4

    /// Enough for a gallery or the variants that a page compares, of the last version and of the one before.
    private var screens = LRUCache<Key, RenderedScreen>(limit: 40)
    /// The pictures as PNG files.
    private var pictures = LRUCache<PictureKey, Task<Data, Never>>(limit: 60)

    /// Returns the views of a version on a device.
    func screen(_ version: ScreenVersion, _ setting: PictureRequest.Setting) -> RenderedScreen {
        let key = Key(version: version, setting: setting)
        if let known = screens.use(key) { return known }
        let new = RenderedScreen(version, setting)
        screens.add(new, for: key)
        return new
    }

    /// Draws the picture that a page requests, unless it is known.
    /// - Returns: The task that encodes the picture as a PNG file, away from the main actor.
    @discardableResult
    func picture(_ version: ScreenVersion, _ request: PictureRequest) -> Task<Data, Never> {
        let key = PictureKey(version: version, request: request)
        if let known = pictures.use(key) { return known }
        let image = screen(version, request.setting).picture(request)
        let encoding = Task.detached { image.screenPNGData() }
        pictures.add(encoding, for: key)
        return encoding
    }

    /// Removes the screens and pictures of all other versions.
    func keepOnly(_ versions: [ScreenVersion]) {
        let versions = Set(versions)
        screens.removeAll { !versions.contains($0.version) }
        pictures.removeAll { !versions.contains($0.version) }
    }

    /// Returns the last requests for pictures of a version, without edits: one for each of the devices shown last, the
    /// latest first.
    func lastRequests(for version: ScreenVersion) -> [PictureRequest] {
        var devices: Set<PreviewDevice> = []
        let latestFirst = pictures.keys.reversed().filter { $0.version == version }.map(\.request.withoutEdits)
        return Array(latestFirst.filter { devices.insert($0.setting.device).inserted }.prefix(Self.deviceLimit))
    }
}

/// The views of a screen on a device.
@MainActor final class RenderedScreen {
    let screen: StyledScreen
    let version: ScreenVersion
    let edited: EditedScreen
    private let chrome: DeviceChrome
    /// The scroll views with their offsets at the start, by the indices of the views.
    private let scrollViews: [Int: (view: UIScrollView, offset: CGPoint)]

    init(_ version: ScreenVersion, _ setting: PictureRequest.Setting) {
        self.version = version
        edited = version.applying(setting.edits)
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
