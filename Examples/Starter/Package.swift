// swift-tools-version: 6.1
import PackageDescription

// The app as a package: it builds, draws its screens and runs its tests on Linux. In Xcode, the app's target has the same
// sources and the folder css.
let package = Package(
    name: "Starter",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "NimbusCSS", path: "../..")],
    targets: [
        .executableTarget(
            name: "Starter",
            dependencies: [
                .product(name: "NimbusCSS", package: "NimbusCSS"),
                .product(name: "NimbusUIKit", package: "NimbusCSS"),
                .product(name: "NimbusChameleon", package: "NimbusCSS"),  // live reload
                .product(name: "CSSEngine", package: "NimbusCSS"),  // own properties
                .product(name: "NimbusViews", package: "NimbusCSS"),  // screens for the preview
            ],
            path: "Starter",
            exclude: ["Info.plist"],
            resources: [.copy("css")]),
        .testTarget(
            name: "StarterTests",
            dependencies: ["Starter", .product(name: "NimbusSnapshots", package: "NimbusCSS")],
            path: "StarterTests",
            exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)
