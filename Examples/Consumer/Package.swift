// swift-tools-version: 6.1
import PackageDescription

// An app links the package's product NimbusCSS.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "NimbusCSS", path: "../..")],
    targets: [
        .executableTarget(
            name: "Consumer", dependencies: [.product(name: "NimbusCSS", package: "NimbusCSS")],
            resources: [.copy("lamp.css")])
    ],
    swiftLanguageModes: [.v6]
)
