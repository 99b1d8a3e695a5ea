#if !canImport(UIKit)
import Foundation
import NimbusCSS
import NimbusUIKit

/// The app without a phone: draws its screens into the folder that the first argument names.
///
/// With the link of Chameleon as the second argument, draws them again after each saved stylesheet.
@main @MainActor struct Pictures {
    private let folder: URL
    private let windows: [(name: String, window: UIWindow, dom: NIDOM)]

    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let appearance = Appearance()
        let pictures = try Pictures(URL(fileURLWithPath: arguments.first ?? "."), appearance)
        var drawn = try pictures.draw()
        guard let link = arguments.dropFirst().first else { return }
        appearance.watch(URL(string: link).flatMap(ReloadLink.init))
        for await _ in changes { drawn = try pictures.draw(replacing: drawn) }
    }

    /// An element for each change of a stylesheet.
    private static var changes: AsyncStream<Void> {
        AsyncStream { continuation in
            _ = NotificationCenter.default.addObserver(
                forName: NIStylesheet.didChangeNotification, object: nil, queue: nil
            ) { _ in continuation.yield() }
        }
    }

    private init(_ folder: URL, _ appearance: Appearance) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        windows = try ["list", "detail", "form"].map { name in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let dom = try appearance.makeDOM(for: window)
            window.rootViewController =
                switch name {
                case "list": BoatListController(dom: dom)
                case "detail": BoatDetailController(Boat.samples[1], dom: dom)
                default: BoatFormController(Boat.samples[0], dom: dom)
                }
            window.makeKeyAndVisible()
            return (name, window, dom)
        }
    }

    /// Writes the pictures that differ from the former ones, and returns all.
    private func draw(replacing former: [String: Data] = [:]) throws -> [String: Data] {
        var pictures: [String: Data] = [:]
        for (name, window, dom) in windows {
            dom.styleIfNeeded()
            window.layoutIfNeeded()
            let picture = UIGraphicsImageRenderer(bounds: window.bounds).pngData { context in
                window.layer.render(in: context.cgContext)
            }
            if former[name] != picture {
                let file = folder.appendingPathComponent("\(name).png")
                try picture.write(to: file)
                print("Wrote \(file.path)")
                // A pipe shows each line at once.
                fflush(nil)
            }
            pictures[name] = picture
        }
        return pictures
    }
}
#endif
