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
    /// Enough for the variants whose motion a page plays.
    private var movingScreens = LRUCache<Key, RenderedScreen>(limit: 4)

    /// Returns the views of a version on a device, at the time of a request. `nil` if the version has no valid view tree.
    func screen(_ source: ScreenSource, _ request: PictureRequest) -> RenderedScreen? {
        let key = Key(version: source.id, setting: request.setting)
        if let time = request.time {
            if let known = movingScreens.use(key), known.advance(to: time) { return known }
        } else if let known = screens.use(key) {
            return known
        }
        guard let version = version(source) else { return nil }
        let new = RenderedScreen(version, request.setting, at: request.time)
        if request.time == nil { screens.add(new, for: key) } else { movingScreens.add(new, for: key) }
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
    /// How long the views move. `nil` if the views are shown at a time.
    let motion: ScreenMotion?
    /// The time since the motion began, in milliseconds.
    private var time: Double
    private let chrome: DeviceChrome
    /// The scroll views with their offsets at the start, by the indices of the views.
    private let scrollViews: [Int: (view: UIScrollView, offset: CGPoint)]

    /// - Parameter time: The time since the motion began, in milliseconds. `nil` for the end of all motion that has one.
    init(_ version: ScreenVersion, _ setting: PictureRequest.Setting, at time: Double?) {
        self.version = version
        edits = setting.edits
        edited = version.applying(edits)
        screen = version.makeScreen(setting, edited.stylesheets)
        chrome = DeviceChrome(setting.device.environment)
        if let time {
            screen.advance(by: time / 1000)
            (self.time, motion) = (time, nil)
        } else {
            let repetition = screen.dom.motionLength.untilRepetition * 1000
            self.time = screen.settle() * 1000
            motion = ScreenMotion(rest: self.time, repetition: repetition, revision: version.revision.description)
        }
        scrollViews = Dictionary(
            uniqueKeysWithValues: screen.elements.enumerated().compactMap { index, element in
                (element.view as? UIScrollView).map { (index, ($0, $0.contentOffset)) }
            })
    }

    /// Shows the views at a time since the motion began, in milliseconds. Returns false, without an effect, if they cannot be shown
    /// exactly as in a new screen.
    func advance(to time: Double) -> Bool {
        if time == self.time { return true }
        // Transitions that depend on a query container begin at instants that follow from the earlier ones.
        guard time > self.time, !screen.dom.styles.hasContainers else { return false }
        screen.advance(by: (time - self.time) / 1000)
        self.time = time
        return true
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
