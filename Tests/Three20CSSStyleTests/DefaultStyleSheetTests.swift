import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing
import Three20CSSStyle

/// `TTDefaultCSSStyleSheet` and the values of its `default.css`. The numbers are those of the acceptance cases of Three20.
@MainActor @Suite struct DefaultStyleSheetTests {
    @Test("Case 42: a file is added once, again if the cache is ignored, and not if it is missing")
    func adding() throws {
        let folder = try TemporaryFolder(["a.css": "body { color: red }", "b.css": "body { color: blue }"])
        let sheet = TTDefaultCSSStyleSheet()
        #expect(!sheet.addStyleSheetFromDisk(folder.file("late.css")))
        #expect(sheet.addStyleSheetFromDisk(folder.file("a.css")) && !sheet.addStyleSheetFromDisk(folder.file("a.css")))
        #expect(sheet.addStyleSheetFromDisk(folder.file("b.css")))
        #expect(sheet.textColor?.rgba == RGBA(0, 0, 255))
        #expect(sheet.addStyleSheetFromDisk(folder.file("a.css"), ignoreCache: true))
        #expect(sheet.textColor?.rgba == RGBA(255, 0, 0))
        #expect(!sheet.addStyleSheetFromDisk(folder.file("none.css"), ignoreCache: true))
        try folder.write("body { color: lime }", to: "late.css")
        #expect(sheet.addStyleSheetFromDisk(folder.file("late.css")))
        #expect(sheet.textColor?.rgba == RGBA(0, 255, 0))
    }

    @Test("Files of a cache are found by their names and their paths")
    func cache() throws {
        let folder = try TemporaryFolder(["a.css": "body { color: red }", "b.css": "body { color: blue }"])
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.path)
        let cache = sheet.cache
        #expect(sheet.addStyleSheetFromDisk("a.css"))
        #expect(sheet.addStyleSheetFromDisk(folder.file("b.css")))
        #expect(cache.cachedStylesheet(withPath: "a.css") != nil && cache.cachedStylesheet(withPath: "b.css") != nil)
        #expect(!sheet.addStyleSheetFromDisk("../a.css") && !sheet.addStyleSheetFromDisk("c.css"))
        try folder.write("body { color: lime }", to: "a.css")
        #expect(sheet.addStyleSheetFromDisk("a.css", ignoreCache: true))
        #expect(sheet.textColor?.rgba == RGBA(0, 255, 0))
    }

    @Test("A subclass discards its values when memory is low")
    func memoryWarning() async throws {
        final class Appearance: TTDefaultCSSStyleSheet {
            var count = 0
            override func freeMemory() {
                super.freeMemory()
                count += 1
            }
        }
        let sheet = Appearance()
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        try await eventually("the call") { sheet.count > 0 }
    }

    @Test("Case 43: an added stylesheet changes the colours that it sets")
    func tint() throws {
        let folder = try TemporaryFolder(["app.css": "navigationBar { background-color: #3366CC }"])
        let sheet = TTDefaultCSSStyleSheet()
        sheet.addStyleSheetFromDisk(folder.file("app.css"))
        #expect(sheet.navigationBarTintColor?.rgba == RGBA(51, 102, 204))
        #expect(sheet.toolbarTintColor?.rgba == RGBA(109, 132, 162))
    }

    @Test("Case 44: the default stylesheet alone has the values of Three20")
    func defaults() {
        let sheet = TTDefaultCSSStyleSheet()
        #expect(sheet.styleSheet.cssStyles.count == 17 && sheet.styleSheet.diagnostics.isEmpty)
        let colors: [(UIColor?, RGBA?)] = [
            (sheet.textColor, RGBA(0, 0, 0)), (sheet.highlightedTextColor, RGBA(255, 255, 255)),
            (sheet.backgroundColor, RGBA(255, 255, 255)), (sheet.navigationBarTintColor, RGBA(119, 140, 168)),
            (sheet.toolbarTintColor, RGBA(109, 132, 162)), (sheet.searchBarTintColor, RGBA(200, 200, 200)),
            (sheet.tablePlainBackgroundColor, nil), (sheet.tableGroupedBackgroundColor, RGBA(242, 242, 247)),
            (sheet.searchTableBackgroundColor, RGBA(235, 235, 235)),
            (sheet.searchTableSeparatorColor, RGBA(217, 217, 217)), (sheet.linkTextColor, RGBA(87, 107, 149)),
            (sheet.timestampTextColor, RGBA(36, 112, 216)), (sheet.moreLinkTextColor, RGBA(36, 112, 216)),
            (sheet.tableHeaderTextColor, RGBA(87, 107, 149)), (sheet.tableHeaderTintColor, nil),
            (sheet.photoCaptionTextColor, RGBA(255, 255, 255)),
            (sheet.photoCaptionTextShadowColor, RGBA(0, 0, 0, 0.9)),
            (sheet.tableRefreshHeaderBackgroundColor, RGBA(226, 231, 237)),
            (sheet.tableRefreshHeaderTextColor, RGBA(87, 108, 137)),
            (sheet.tableRefreshHeaderTextShadowColor, RGBA(230, 230, 230)),
        ]
        for (index, (color, expected)) in colors.enumerated() { #expect(color?.rgba == expected, "colour \(index)") }
        #expect(sheet.tableHeaderShadowColor?.rgba.alpha == 0)
        let offset = CGSize(width: 0, height: 1)
        #expect(sheet.tableHeaderShadowOffset == offset && sheet.photoCaptionTextShadowOffset == offset)
        #expect(sheet.tableRefreshHeaderTextShadowOffset == offset)
        #expect(sheet.font == .systemFont(ofSize: 14))
        #expect(sheet.tableRefreshHeaderLastUpdatedFont == .systemFont(ofSize: 12))
        #expect(sheet.tableRefreshHeaderStatusFont == .systemFont(ofSize: 13, weight: .bold))
    }

    @Test("Without stylesheets, the values are those that Three20 has in code")
    func base() {
        let sheet = TTDefaultStyleSheet()
        #expect(sheet.tableRefreshHeaderTextColor?.rgba == RGBA(109, 128, 153))
        #expect(sheet.tableHeaderTextColor == nil && sheet.tableHeaderShadowColor == nil)
        #expect(sheet.tableRefreshHeaderStatusFont == .systemFont(ofSize: 14, weight: .bold))
        #expect(sheet.tableGroupedBackgroundColor?.rgba == RGBA(242, 242, 247))
        #expect(sheet.tableFont == .systemFont(ofSize: 17, weight: .bold) && sheet.tableBannerViewHeight == 22)
    }

    @Test("A colour behind headers is only there if a stylesheet sets it")
    func headerTint() throws {
        let folder = try TemporaryFolder(["a.css": ".tableHeader { background-color: red }"])
        let sheet = TTDefaultCSSStyleSheet()
        sheet.addStyleSheetFromDisk(folder.file("a.css"))
        #expect(sheet.tableHeaderTintColor?.rgba == RGBA(255, 0, 0))
    }
}
