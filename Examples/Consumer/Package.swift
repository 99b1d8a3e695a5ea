// swift-tools-version: 6.1
import PackageDescription

// An app links the package's products NimbusCSS and, for its views, NimbusUIKit.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "NimbusCSS", path: "../..")],
    targets: [
        .executableTarget(
            name: "Consumer",
            dependencies: [
                .product(name: "CSSEngine", package: "NimbusCSS"),
                .product(name: "NimbusCSS", package: "NimbusCSS"),
                .product(name: "NimbusUIKit", package: "NimbusCSS"),
            ],
            resources: [.copy("dial.css"), .copy("lamp.css")])
    ],
    swiftLanguageModes: [.v6]
)
