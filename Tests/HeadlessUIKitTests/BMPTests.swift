import HeadlessUIKit
import Testing

@MainActor struct BMPTests {
    @Test("A BMP file has two headers, and the pixels from the top left as blue, green, red")
    func hasPixels() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
            context.cgContext.setFillColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let data = image.bmpData()
        #expect(data.count == 54 + 3 * 2 * 4)
        #expect(data.starts(with: "BM".utf8) && data[2] == 78 && data[10] == 54 && data[14] == 40)
        #expect(Array(data[18..<26]) == [3, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF], "A negative height: top to bottom")
        #expect(Array(data[54..<62]) == [0, 128, 255, 255, 0, 0, 0, 0])
    }

    @Test("An empty image has only headers")
    func isEmpty() {
        #expect(UIImage().bmpData().count == 54)
    }
}
