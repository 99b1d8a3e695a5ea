import Foundation
import TestSupport

/// Another layout engine: a program that lays out a scene, times itself and prints the boxes.
struct LayoutPeer {
    /// The times of a program in ns, and its boxes.
    struct Result {
        var full: Double
        var sameSize: Double
        var otherSize: Double
        /// `x`, `y`, width and height of each node, relative to the parent.
        var boxes: [[Double]]
    }

    let name: String
    let supportsGrid: Bool
    private let program: URL
    private let arguments: [String]
    /// The folder of a program that is built for the run.
    private let folder: TemporaryFolder?

    /// The folder of the programs.
    private static let sources = PackagePaths.root.appendingPathComponent("Sources/css-bench/Peers")

    /// The folder of the packages, kept so that each package is downloaded once.
    private static let packages = URL(fileURLWithPath: ".build/layout-peers", isDirectory: true)

    /// Returns the peers that can be run, and names the others on standard error.
    static func installed(_ report: Report) -> [LayoutPeer] {
        [("Yoga", yoga()), ("Taffy", taffy())].compactMap { name, peer in
            if peer == nil {
                report.printToStandardError("Skipped \(name): its package, a compiler or Python is not installed.")
            }
            return peer
        }
    }

    /// Returns Yoga: the static library of the package pyyoga, with a program in C++. `nil` if there is no library or
    /// compiler.
    static func yoga() -> LayoutPeer? {
        guard let compiler = ProgramRun.installed(["g++", "c++", "clang++"]),
            install("pyyoga", providing: "include/yoga/Yoga.h"),
            let library = ["lib64", "lib"].map({ packages.appendingPathComponent("\($0)/libyogacore.a").path })
                .first(where: FileManager.default.fileExists),
            let folder = try? TemporaryFolder()
        else { return nil }
        let arguments = [
            "-O2", "-std=c++20", "-I", packages.appendingPathComponent("include").path,
            sources.appendingPathComponent("yoga.cpp").path, library, "-o", folder.file("yoga"),
        ]
        guard (try? ProgramRun(compiler, arguments))?.waitUntilExit() == 0 else { return nil }
        return LayoutPeer(
            name: "Yoga", supportsGrid: false, program: folder.url(of: "yoga"), arguments: [], folder: folder)
    }

    /// Returns Taffy: the compiled library of the package stretchable, with a program in Python that only makes the
    /// tree.
    static func taffy() -> LayoutPeer? {
        guard let python = ProgramRun.installed(["python3"]),
            install("stretchable", providing: "stretchable/__init__.py")
        else { return nil }
        return LayoutPeer(
            name: "Taffy", supportsGrid: true, program: python,
            arguments: [sources.appendingPathComponent("taffy.py").path, packages.path], folder: nil)
    }

    /// Returns whether a package is in the folder, after installing it if necessary.
    private static func install(_ package: String, providing file: String) -> Bool {
        let path = packages.appendingPathComponent(file).path
        if !FileManager.default.fileExists(atPath: path), let python = ProgramRun.installed(["python3"]) {
            let arguments = ["-m", "pip", "install", "--quiet", "--target", packages.path, package]
            (try? ProgramRun(python, arguments))?.waitUntilExit()
        }
        return FileManager.default.fileExists(atPath: path)
    }

    /// Lays out a scene. `nil` if the engine fails.
    func run(_ scene: LayoutScene, runs: Int) -> Result? {
        guard let run = try? ProgramRun(program, arguments + ["\(runs)"], input: scene.text),
            run.waitUntilExit() == 0
        else { return nil }
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
        guard lines.count == scene.nodes.count + 1, lines[0].count == 3, lines.allSatisfy({ $0.count >= 3 }) else {
            return nil
        }
        return Result(full: lines[0][0], sameSize: lines[0][1], otherSize: lines[0][2], boxes: Array(lines[1...]))
    }
}
