import CSSEngine

// Platform-specific code. Exceptions are the effects that do not exist on tvOS, such as `EffectTable+TouchOnly.swift`,
// and a few lines for modules that a platform lacks.
//
// `make uikit-check` runs on Linux, where `os()` is always Linux. Therefore compilation conditions select the code of a
// platform.
#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import HeadlessUIKit
#endif

/// The name of the module that declares the views.
package var toolkitName: String {
    #if canImport(UIKit)
    "UIKit"
    #else
    "HeadlessUIKit"
    #endif
}

#if canImport(UIKit)
/// The key of the associated object with an image's name.
@MainActor private let assetNameKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
#endif

extension UIImage {
    /// The name that the image was loaded with. `nil` if the image has no name.
    ///
    /// UIKit's images do not store their names. Therefore the adapter stores the name when it loads an image. The name
    /// of an image that the app has loaded is its accessibility identifier.
    @MainActor package var assetName: String? {
        get {
            #if canImport(UIKit)
            objc_getAssociatedObject(self, assetNameKey) as? String ?? accessibilityIdentifier
            #else
            name
            #endif
        }
        set {
            #if canImport(UIKit)
            objc_setAssociatedObject(self, assetNameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #else
            name = newValue
            #endif
        }
    }
}

#if canImport(UIKit)
/// An observation of a view's state. The observation ends when the object is deallocated.
typealias StateObservation = NSKeyValueObservation
#else
/// An observation of a view's state. The observation ends when the object is deallocated.
typealias StateObservation = PropertyObservation
#endif

/// Calls `handler` with the view after each call of the property's setter.
///
/// Many views can share a handler, because the handler receives the view as an argument.
///
/// HeadlessUIKit has its own observation, because Foundation on macOS observes only properties that are
/// `@objc dynamic`.
/// - Parameter name: The name of the property, for HeadlessUIKit. The name cannot be derived from a key path.
@MainActor func observeState<View: UIView, State: Equatable & Sendable>(
    _ state: KeyPath<View, State>, named name: StaticString, of view: View,
    handler: @escaping @MainActor @Sendable (UIView) -> Void
) -> StateObservation {
    #if canImport(UIKit)
    view.observe(state) { view, _ in MainActor.assumeIsolated { handler(view) } }
    #else
    view.observe(name, handler: handler)
    #endif
}

#if canImport(UIKit)
/// An observation of a property of a layer. The observation ends when the object is deallocated.
final class LayerObservation: NSObject {
    private let layer: CALayer
    private let path: String
    private let handler: @MainActor () -> Void

    init(_ path: String, of layer: CALayer, handler: @escaping @MainActor () -> Void) {
        (self.path, self.layer, self.handler) = (path, layer, handler)
        super.init()
        layer.addObserver(self, forKeyPath: path, options: [], context: nil)
    }

    deinit { layer.removeObserver(self, forKeyPath: path) }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        MainActor.assumeIsolated { [handler] in handler() }
    }
}
#else
/// An observation of a property of a layer. The observation ends when the object is deallocated.
typealias LayerObservation = PropertyObservation
#endif

/// Calls `handler` with the view after each call of the setter of a layer's property, or of the view's own property for it.
/// - Parameters:
///   - path: The key path of the property.
///   - name: The name of the view's property, for HeadlessUIKit.
@MainActor func observeLayer(
    _ path: String, named name: StaticString, of view: UIView, handler: @escaping @MainActor (UIView) -> Void
) -> LayerObservation {
    #if canImport(UIKit)
    LayerObservation(path, of: view.layer) { [weak view] in if let view { handler(view) } }
    #else
    view.observe(name, handler: handler)
    #endif
}

/// Calls `handler` with a view after each call of a setter of its frame, its bounds or its centre.
@MainActor func observeFrame(of view: UIView, handler: @escaping @MainActor (UIView) -> Void) -> [LayerObservation] {
    #if canImport(UIKit)
    let names: [(path: String, name: StaticString)] = [("position", "center"), ("bounds", "bounds")]
    #else
    let names: [(path: String, name: StaticString)] = [
        ("position", "center"), ("bounds", "bounds"), ("frame", "frame"),
    ]
    #endif
    return names.map { observeLayer($0.path, named: $0.name, of: view, handler: handler) }
}

/// Calls `handler` with a label or a text view after each call of a setter of its text.
@MainActor func observeText(
    of view: any AttributedTextView, handler: @escaping @MainActor @Sendable (any AttributedTextView) -> Void
) -> [StateObservation] {
    #if canImport(UIKit)
    switch view {
    case let label as UILabel:
        [
            label.observe(\.text) { label, _ in MainActor.assumeIsolated { handler(label) } },
            label.observe(\.attributedText) { label, _ in MainActor.assumeIsolated { handler(label) } },
        ]
    case let view as UITextView:
        [
            view.observe(\.text) { view, _ in MainActor.assumeIsolated { handler(view) } },
            view.observe(\.attributedText) { view, _ in MainActor.assumeIsolated { handler(view) } },
        ]
    default: []
    }
    #else
    ["text", "attributedText"].map { name in
        view.observe(name) { if let view = $0 as? any AttributedTextView { handler(view) } }
    }
    #endif
}

#if canImport(UIKit)
/// An observation of the turns of the main run loop. The observation ends when the object is deallocated.
final class TurnObservation {
    private let observer: CFRunLoopObserver

    /// Calls `handler` after the main run loop wakes up, and before it sleeps. The second call precedes the commit of
    /// the frame, because Core Animation's observer has a higher order.
    init(_ handler: @escaping @MainActor @Sendable () -> Void) {
        let activities = CFRunLoopActivity.afterWaiting.rawValue | CFRunLoopActivity.beforeWaiting.rawValue
        observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, activities, true, 0) { @Sendable _, _ in
            MainActor.assumeIsolated { handler() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    deinit { CFRunLoopObserverInvalidate(observer) }
}
#endif

/// Calls `handler` before the layout of a window, in each turn of the main run loop that can have a layout.
@MainActor func observeTurns(
    of window: UIWindow, handler: @escaping @MainActor @Sendable () -> Void
) -> TurnObservation {
    #if canImport(UIKit)
    TurnObservation(handler)
    #else
    window.observeTurns(handler)
    #endif
}

extension UIView {
    /// Returns whether a class is exactly the view's class, not a superclass.
    ///
    /// Key-value observing gives an object a hidden subclass. `type(of:)` does not return it: the runtime skips such classes
    /// and asks the object for its `class` (`swift_getObjCClassFromObject` in `Metadata.cpp` and `SwiftObject.mm`).
    func isExactly(_ viewClass: UIView.Type) -> Bool { type(of: self) == viewClass }
}

extension AttributedTextView {
    /// The attributed text. With HeadlessUIKit, `nil` if the view has plain text. With UIKit, plain text has attributes
    /// as well.
    var distinctAttributedText: NSAttributedString? {
        #if canImport(UIKit)
        shownAttributedText
        #else
        givenAttributedText
        #endif
    }
}

/// An attachment of a cell that is notified when the app replaces the cell's configuration update handler.
class UpdateHandlerObserver: ViewAttachment {
    /// Called after a handler was set.
    func handlerWasReplaced() {}

    #if canImport(UIKit)
    // In Swift, the property is declared in an extension. Its key path has no name for `observe(_:changeHandler:)`.
    private static let key = "configurationUpdateHandler"

    override func willMove(to view: UIView?) {
        super.willMove(to: view)
        self.view?.removeObserver(self, forKeyPath: Self.key)
    }

    override func didMove(to view: UIView?) {
        super.didMove(to: view)
        view?.addObserver(self, forKeyPath: Self.key, options: [], context: nil)
    }

    override nonisolated func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        MainActor.assumeIsolated { handlerWasReplaced() }
    }
    #else
    private var observation: StateObservation?

    override func didMove(to view: UIView?) {
        super.didMove(to: view)
        observation = view?.observe("configurationUpdateHandler") { [weak self] _ in self?.handlerWasReplaced() }
    }
    #endif
}

extension ToolkitClass {
    /// Returns the name of a UIKit class. `nil` if the class is not from UIKit.
    static func name(of viewClass: Any.Type) -> String? {
        let name = String(reflecting: viewClass)
        let module = "\(toolkitName)."
        let isPrefixed = name.hasPrefix(module)
        #if canImport(UIKit)
        // Names of Objective-C classes contain no module, so that only the bundle distinguishes UIKit from the app.
        guard let viewClass = viewClass as? AnyClass, Bundle(for: viewClass) == toolkitBundle else { return nil }
        #else
        guard isPrefixed else { return nil }
        #endif
        return isPrefixed ? String(name.utf8.dropFirst(module.utf8.count)) : name
    }

    #if canImport(UIKit)
    private static let toolkitBundle = Bundle(for: UIView.self)
    #endif

    /// Returns whether a class, or one of its superclasses up to UIKit's, is from a framework of the system other than
    /// UIKit. Its objects have subviews that are not the app's.
    static func isOfOtherFramework(_ class: AnyClass) -> Bool {
        var current: AnyClass? = `class`
        while let known = current, name(of: known) == nil {
            if isFromOtherFramework(known) { return true }
            current = _getSuperclass(known)
        }
        return false
    }

    #if canImport(UIKit)
    private static func isFromOtherFramework(_ class: AnyClass) -> Bool {
        // The classes of generic Swift types have no bundle.
        String(reflecting: `class`).hasPrefix("SwiftUI.")
            || Bundle(for: `class`).bundlePath.contains("/System/Library/")
    }
    #else
    /// There are no other frameworks, so that the names of their classes tell what stands for them.
    private static func isFromOtherFramework(_ class: AnyClass) -> Bool {
        let name = String(describing: `class`).prefix { $0 != "<" }
        return namesOfOtherFrameworks.contains(String(name))
    }

    private static let namesOfOtherFrameworks: Set<String> = [
        "ARSCNView", "ARView", "AVPlayerViewController", "MKMapView", "MTKView", "PDFView", "QLPreviewController",
        "SCNView", "SFSafariViewController", "SKView", "UIHostingController", "VNDocumentCameraViewController",
        "WKWebView",
        "_UIHostingView",
    ]
    #endif
}

extension UIColor {
    /// The image of a pattern color. `nil` for any other color. Always `nil` with UIKit, which does not expose the
    /// image.
    package var repeatedImage: UIImage? {
        #if canImport(UIKit)
        nil
        #else
        patternImage
        #endif
    }
}

// MARK: tvOS has no switches, sliders, toolbars, search bars of its own, table separators or large titles

#if os(tvOS) || UIKIT_CHECK_TVOS
extension EffectTable {
    static let touchOnly: [Effect] = []
    static let landscapeImages: [Effect] = []
    static let backButtons: [Effect] = []
    static let progressStyles = NamedWords<UIProgressView.Style>(["default": .default, "bar": .default])
}

extension UIView {
    /// Whether the view is a bar with items. tvOS has no toolbars.
    var isItemBar: Bool { self is UINavigationBar || self is UITabBar }

    /// The items of a bar, in order. Empty if the view is not a bar.
    var barItems: [UIBarItem] {
        (self as? UINavigationBar)?.navigationBarItems ?? (self as? UITabBar)?.items ?? []
    }
}

extension UINavigationItem {
    /// The back button that leads to the item. Always `nil`, because tvOS has no custom back buttons.
    var backButton: UIBarButtonItem? { nil }
}

extension UIControl {
    /// Whether the control is on. Always `nil`, because tvOS has no switches.
    package var isTurnedOn: Bool? {
        get { nil }
        set {}
    }

    /// Observes whether the control is on. Always returns `nil`, because tvOS has no switches.
    func observeIsTurnedOn(_ handler: @escaping @MainActor @Sendable (UIView) -> Void) -> StateObservation? { nil }

    /// Whether the control draws itself with private subviews.
    var hasPrivateSubviews: Bool { self is UISegmentedControl || self is UIPageControl }
}

extension UIView {
    /// The size of a view that UIKit never resizes. Always `nil`, because tvOS has no such views.
    var fixedSize: CGSize? { nil }
}

extension UIView {
    /// Whether the view has a separate background image, in addition to its background colour.
    var hasBackgroundImage: Bool { self is UIButton || self is UITextField || self is UISegmentedControl }
}

extension UISearchBar {
    /// The text field of the search bar. Always `nil`, because tvOS does not expose it.
    var field: UITextField? { nil }
}

extension UIFont {
    /// The default text size, in points. tvOS has no system font size, so that the size of body text is used.
    package static var standardSize: CGFloat { preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize }

    /// The text size of a new label, in points.
    static var standardLabelSize: CGFloat { standardSize }
}

extension UIFont.TextStyle {
    /// The style of the keyword `large-title`. On tvOS, `title1` is the largest style.
    static let largestTitle = UIFont.TextStyle.title1
}

#else
extension UIView {
    /// Whether the view is a bar with items.
    var isItemBar: Bool {
        type(of: self) != UIView.self && (self is UINavigationBar || self is UIToolbar || self is UITabBar)
    }

    /// The items of a bar, in order. Empty if the view is not a bar.
    var barItems: [UIBarItem] {
        (self as? UINavigationBar)?.navigationBarItems ?? (self as? UIToolbar)?.items
            ?? (self as? UITabBar)?.items ?? []
    }
}

extension UINavigationItem {
    /// The back button that leads to the item. `nil` if it is the standard button.
    var backButton: UIBarButtonItem? { backBarButtonItem }
}

extension EffectTable {
    static let progressStyles = NamedWords<UIProgressView.Style>(["default": .default, "bar": .bar])
}

extension UIControl {
    /// Observes whether the control is on. Returns `nil` if the control is not a switch.
    func observeIsTurnedOn(_ handler: @escaping @MainActor @Sendable (UIView) -> Void) -> StateObservation? {
        (self as? UISwitch).map { observeState(\.isOn, named: "isOn", of: $0, handler: handler) }
    }

    /// Whether the control is on. `nil` if the control is not a switch.
    package var isTurnedOn: Bool? {
        get { (self as? UISwitch)?.isOn }
        set { if let newValue { (self as? UISwitch)?.isOn = newValue } }
    }

    /// Whether the control draws itself with private subviews.
    var hasPrivateSubviews: Bool {
        self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl
            || self is UIPageControl
    }
}

extension UIView {
    /// The size of a view that UIKit never resizes: a switch or a stepper. `nil` for other views.
    var fixedSize: CGSize? { self is UISwitch || self is UIStepper ? intrinsicContentSize : nil }
}

extension UIToolbar: AppearanceBar {
    static func copy(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        UIToolbarAppearance(barAppearance: appearance)
    }
}

extension UIView {
    /// Whether the view has a separate background image, in addition to its background colour.
    var hasBackgroundImage: Bool {
        self is UIButton || self is UITextField || self is UISegmentedControl || self is UIStepper
            || self is UISearchBar
    }
}

extension UISearchBar {
    /// The text field of the search bar.
    var field: UITextField? { searchTextField }
}

extension UIFont {
    /// The default text size, in points.
    package static var standardSize: CGFloat { systemFontSize }

    /// The text size of a new label, in points.
    static var standardLabelSize: CGFloat { labelFontSize }
}

extension UIFont.TextStyle {
    /// The style of the keyword `large-title`.
    static let largestTitle = UIFont.TextStyle.largeTitle
}
#endif

// MARK: visionOS has no keyboard on the screen, and its tab bars are not translucent

#if os(visionOS) || UIKIT_CHECK_VISIONOS
extension EffectTable {
    static let notOnVision: [Effect] = []
}

extension UIView {
    /// The view above the keyboard. Always `nil`, because visionOS has none.
    package var keyboardAccessory: UIView? {
        get { nil }
        set {}
    }

    /// Whether the view can have a view above the keyboard. Always `false`, because visionOS has no keyboard on the screen.
    package var canHaveKeyboardAccessory: Bool { false }
}
#else
extension UIView {
    /// The view above the keyboard of a text field or text view. `nil` for any other view.
    package var keyboardAccessory: UIView? {
        get { (self as? UITextField)?.inputAccessoryView ?? (self as? UITextView)?.inputAccessoryView }
        set {
            (self as? UITextField)?.inputAccessoryView = newValue
            (self as? UITextView)?.inputAccessoryView = newValue
        }
    }

    /// Whether the view can have a view above the keyboard.
    package var canHaveKeyboardAccessory: Bool { self is UITextField || self is UITextView }
}
#endif

// MARK: Only iOS has all of the older styles of activity indicators and separators

extension EffectTable {
    #if os(visionOS) || UIKIT_CHECK_VISIONOS
    private static let olderIndicatorStyles: [(keyword: Keyword?, word: UIActivityIndicatorView.Style, name: String)] =
        [(.white, .medium, "medium"), (.gray, .medium, "medium"), (.whiteLarge, .large, "large")]
    #elseif os(tvOS) || UIKIT_CHECK_TVOS
    private static let olderIndicatorStyles: [(keyword: Keyword?, word: UIActivityIndicatorView.Style, name: String)] =
        [(.white, .white, "white"), (.gray, .medium, "medium"), (.whiteLarge, .whiteLarge, "whiteLarge")]
    #else
    private static let olderIndicatorStyles: [(keyword: Keyword?, word: UIActivityIndicatorView.Style, name: String)] =
        [(.white, .white, "white"), (.gray, .gray, "gray"), (.whiteLarge, .whiteLarge, "whiteLarge")]
    #endif

    /// The keywords of `-ios-activity-indicator-style`. If a style does not exist on a platform, its keyword maps to
    /// the closest style.
    static let indicatorStyles = WordMap(
        rows: olderIndicatorStyles + [(nil, .medium, "medium"), (nil, .large, "large")])
}

#if !(os(tvOS) || UIKIT_CHECK_TVOS)
extension EffectTable {
    /// The keywords of `-ios-table-view-cell-separator-style`. On visionOS, etched separators are single lines.
    static let separatorStyles = {
        #if os(visionOS) || UIKIT_CHECK_VISIONOS
        let etched = UITableViewCell.SeparatorStyle.singleLine
        #else
        let etched = UITableViewCell.SeparatorStyle.singleLineEtched
        #endif
        return WordMap<UITableViewCell.SeparatorStyle>(rows: [
            (.singleLine, .singleLine, "singleLine"), (Keyword.none, .none, "none"),
            (.singleLineEtched, etched, "singleLineEtched"),
        ])
    }()
}
#endif

extension CSS.Environment {
    /// Reads the orientation of the interface. Does nothing on tvOS and visionOS, which have no orientation.
    @MainActor mutating func readOrientation(of window: UIWindow) {
        #if !(os(visionOS) || os(tvOS) || UIKIT_CHECK_VISIONOS || UIKIT_CHECK_TVOS)
        guard let scene = window.windowScene else { return }
        let orientations: [UIInterfaceOrientation: InterfaceOrientation] = [
            .portrait: .portraitUpright, .portraitUpsideDown: .portraitUpsideDown,
            .landscapeLeft: .landscapeLeft, .landscapeRight: .landscapeRight,
        ]
        interfaceOrientation = orientations[scene.interfaceOrientation]
        #endif
    }

    /// The identifier of the device's model, such as `iPhone15,2`. `nil` if it is unknown.
    static var modelIdentifier: String? {
        #if canImport(UIKit)
        if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return simulated }
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #else
        nil
        #endif
    }
}
