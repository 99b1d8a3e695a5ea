// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "NimbusCSS",
    platforms: [.iOS(.v16), .tvOS(.v16), .visionOS(.v1), .macCatalyst(.v16), .macOS(.v13)],
    products: [
        .library(name: "BoxLayout", targets: ["BoxLayout"]),
        .library(name: "CSSEngine", targets: ["CSSEngine"]),
        .library(name: "InterfaCSS", targets: ["InterfaCSS"]),
        .library(name: "CSSLint", targets: ["CSSLint"]),
        .library(name: "NimbusCSS", targets: ["NimbusCSS"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "NimbusUIKit", targets: ["NimbusUIKit"]),
        .library(name: "NimbusViews", targets: ["NimbusViews"]),
        .library(name: "NimbusDescribing", targets: ["NimbusDescribing"]),
        .library(name: "Three20CSSStyle", targets: ["Three20CSSStyle"]),
        .library(name: "NimbusChameleon", targets: ["NimbusChameleon"]),
        .library(name: "NimbusSnapshots", targets: ["NimbusSnapshots"]),
        .library(name: "ChameleonServer", targets: ["ChameleonServer"]),
        .executable(name: "nimbus", targets: ["nimbus"]),
        .executable(name: "chameleon", targets: ["chameleon"]),
        .executable(name: "css-bench", targets: ["css-bench"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        // MARK: The generated scanner and grammars
        .target(
            name: "CFlexTokenizer", path: "CFlexTokenizer", publicHeadersPath: "include",
            cSettings: [.define("NDEBUG", .when(configuration: .release))]),

        // MARK: The system's drawing and text
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),

        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),

        // MARK: The system's allocator
        .systemLibrary(name: "CAllocator"),

        // MARK: Libraries
        .target(name: "BoxLayout", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        // Alone, nothing else brings the mathematics that the standard library calls.
        .target(
            name: "CSSEngine", dependencies: ["CFlexTokenizer"],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "InterfaCSS", dependencies: ["CSSEngine"]),
        .target(name: "CSSLint", dependencies: ["CSSEngine", "InterfaCSS"]),
        .target(name: "NimbusCSS", dependencies: ["BoxLayout", "CSSEngine"]),
        .target(
            name: "HeadlessUIKit",
            dependencies: [
                .target(name: "CJPEG", condition: .when(platforms: [.linux, .macOS])),
                .target(name: "CPangoCairo", condition: .when(platforms: [.linux, .macOS])),
            ]),
        .target(
            name: "NimbusUIKit",
            dependencies: [
                "BoxLayout", "CSSEngine", "NimbusCSS",
                .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
            ]),
        .target(name: "NimbusViews", dependencies: ["CSSEngine", "InterfaCSS", "NimbusCSS", "NimbusUIKit"]),
        .target(name: "NimbusDescribing", dependencies: ["CSSEngine", "NimbusCSS", "NimbusUIKit", "NimbusViews"]),
        .target(
            name: "Three20CSSStyle", dependencies: ["CSSEngine", "NimbusCSS", "NimbusUIKit"],
            resources: [.process("Resources")]),
        .target(name: "NimbusChameleon", dependencies: ["CSSEngine", "NimbusCSS"]),
        .target(name: "NimbusSnapshots", dependencies: ["NimbusCSS", "NimbusUIKit", "NimbusViews"]),
        .target(
            name: "ChameleonServer",
            dependencies: [
                "CSSEngine", "NimbusCSS", "NimbusChameleon",
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        .target(
            name: "HeadlessScreen",
            dependencies: ["CSSEngine", "HeadlessUIKit", "NimbusCSS", "NimbusUIKit", "NimbusViews"]),
        .target(name: "StylesheetEditing", dependencies: ["CSSEngine", "InterfaCSS", "NimbusCSS", "NimbusChameleon"]),

        // MARK: Tools
        .executableTarget(
            name: "nimbus",
            dependencies: [
                "BoxLayout", "CSSEngine", "CSSLint", "HeadlessScreen", "HeadlessUIKit", "InterfaCSS", "NimbusCSS",
                "NimbusDescribing", "NimbusUIKit", "NimbusViews",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "chameleon",
            dependencies: [
                "CSSEngine", "CSSLint", "ChameleonServer", "HeadlessScreen", "HeadlessUIKit", "InterfaCSS", "NimbusCSS",
                "NimbusChameleon", "NimbusUIKit", "NimbusViews", "StylesheetEditing",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.copy("Page")]),
        .executableTarget(
            name: "css-bench",
            dependencies: [
                "BoxLayout", "CAllocator", "CSSEngine", "ChameleonServer", "HeadlessUIKit", "InterfaCSS", "NimbusCSS",
                "NimbusChameleon", "NimbusUIKit", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Peers"]),

        // MARK: Tests
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "HTTPTestSupport",
            dependencies: [
                "TestSupport", .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Tests/HTTPTestSupport"),
        .target(
            name: "ChameleonTestSupport", dependencies: ["CSSEngine", "NimbusCSS", "NimbusChameleon", "TestSupport"],
            path: "Tests/ChameleonTestSupport"),
        .target(
            name: "Feed", dependencies: ["NimbusUIKit", "Three20CSSStyle"], path: "Examples/Feed",
            exclude: ["stylesheet.css"]),
        // The same targets as in the manifest of the app itself.
        .executableTarget(
            name: "Starter",
            dependencies: ["CSSEngine", "NimbusCSS", "NimbusChameleon", "NimbusUIKit", "NimbusViews"],
            path: "Examples/Starter/Starter", exclude: ["Info.plist"], resources: [.copy("css")]),
        .testTarget(
            name: "StarterTests",
            dependencies: ["NimbusCSS", "NimbusSnapshots", "NimbusUIKit", "NimbusViews", "Starter"],
            path: "Examples/Starter/StarterTests", exclude: ["Snapshots"]),
        .testTarget(name: "BoxLayoutTests", dependencies: ["BoxLayout", "TestSupport"]),
        .testTarget(name: "CSSEngineTests", dependencies: ["CSSEngine", "CSSLint", "InterfaCSS", "TestSupport"]),
        .testTarget(name: "CSSLintTests", dependencies: ["CSSEngine", "CSSLint", "InterfaCSS", "TestSupport"]),
        .testTarget(
            name: "nimbusTests",
            dependencies: [
                "CSSEngine", "HeadlessScreen", "HeadlessUIKit", "InterfaCSS", "NimbusDescribing", "NimbusUIKit",
                "NimbusViews",
                "TestSupport", "nimbus", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "css-benchTests", dependencies: ["css-bench"]),
        .testTarget(
            name: "NimbusCSSTests",
            dependencies: ["BoxLayout", "CSSEngine", "CSSLint", "InterfaCSS", "NimbusCSS", "TestSupport"]),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestSupport"]),
        .testTarget(
            name: "NimbusUIKitTests",
            dependencies: [
                "CSSEngine", "CSSLint", "InterfaCSS", "NimbusCSS", "NimbusDescribing", "NimbusUIKit", "NimbusViews",
                "TestSupport",
                .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
            ]),
        .testTarget(
            name: "NimbusViewsTests",
            dependencies: [
                "CSSEngine", "NimbusCSS", "NimbusUIKit", "NimbusViews", "TestSupport",
                .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
            ]),
        .testTarget(
            name: "NimbusChameleonTests",
            dependencies: [
                "CSSEngine", "ChameleonTestSupport", "InterfaCSS", "NimbusCSS", "NimbusChameleon", "TestSupport",
            ]),
        .testTarget(
            name: "LiveReloadTests",
            dependencies: [
                "ChameleonTestSupport", "NimbusCSS", "NimbusChameleon", "NimbusUIKit", "NimbusViews", "TestSupport",
                "Three20CSSStyle",
            ]),
        .testTarget(
            name: "Three20CSSStyleTests",
            dependencies: ["CSSEngine", "NimbusCSS", "NimbusUIKit", "TestSupport", "Three20CSSStyle"]),
        .testTarget(
            name: "NimbusSnapshotsTests", dependencies: ["NimbusCSS", "NimbusSnapshots", "NimbusUIKit", "TestSupport"]),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "CSSEngine", "ChameleonTestSupport", "Feed", "HeadlessScreen", "HeadlessUIKit", "InterfaCSS",
                "NimbusCSS", "NimbusChameleon", "NimbusDescribing", "NimbusSnapshots", "NimbusUIKit", "NimbusViews",
                "Starter", "TestSupport", "Three20CSSStyle",
            ],
            exclude: ["Snapshots"]),
        .testTarget(
            name: "chameleonTests",
            dependencies: [
                "CSSEngine", "ChameleonServer", "HTTPTestSupport", "HeadlessUIKit", "InterfaCSS", "NimbusCSS",
                "NimbusChameleon", "StylesheetEditing", "TestSupport", "chameleon",
                .product(name: "NIOCore", package: "swift-nio"),
            ]),
        .testTarget(
            name: "ChameleonServerTests",
            dependencies: [
                "ChameleonServer", "HTTPTestSupport", "NimbusChameleon", "TestSupport",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu11
)

// The names of test targets, separated by spaces: only their tests are built. A build with a sanitizer takes minutes, and
// `.ci/sanitize` needs a part of the tests.
if let tests = Context.environment["NIMBUS_TESTS"]?.split(separator: " ") {
    precondition(tests.allSatisfy { name in package.targets.contains { $0.name == name } }, "an unknown test target")
    package.targets.removeAll { $0.type == .test && !tests.contains(Substring($0.name)) }
}

// Fuzzing needs flags that a package on which others depend cannot have. `.ci/fuzz-bytes` builds the target.
if Context.environment["NIMBUS_FUZZ_BYTES"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz-bytes",
            dependencies: [
                "BoxLayout", "CSSEngine", "CSSLint", "ChameleonServer", "HeadlessScreen", "HeadlessUIKit", "InterfaCSS",
                "NimbusCSS", "NimbusChameleon", "NimbusUIKit", "NimbusViews", "StylesheetEditing",
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
