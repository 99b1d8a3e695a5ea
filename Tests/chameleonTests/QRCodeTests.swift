import Testing

@testable import chameleon

@Suite struct QRCodeTests {
    @Test("Error correction codewords equal those of published examples")
    func errorCorrection() {
        let code = ReedSolomon(errorCodewords: 10)
        // “01234567” in version 1 with level M: annex I of the standard.
        #expect(
            code.errorCodewords(of: [
                0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
            ]) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
        // “HELLO WORLD” in version 1 with level M.
        #expect(
            code.errorCodewords(of: [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17])
                == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    }

    @Test("Format and version information equal the tables in ISO/IEC 18004")
    func information() {
        #expect(
            QRCodeMask.all.map(\.formatInformation) == [
                0b111_0111_1100_0100, 0b111_0010_1111_0011, 0b111_1101_1010_1010, 0b111_1000_1001_1101,
                0b110_0110_0010_1111, 0b110_0011_0001_1000, 0b110_1100_0100_0001, 0b110_1001_0111_0110,
            ])
        #expect(
            QRCodeVersion.all.suffix(4).map(\.information) == [
                0b00_0111_1100_1001_0100, 0b00_1000_0101_1011_1100, 0b00_1001_1010_1001_1001, 0b00_1010_0100_1101_0011,
            ])
        #expect(QRCodeVersion.all.prefix(6).allSatisfy { $0.information == nil })
    }

    @Test(
        "A code is as small as possible, and can be read",
        arguments: [
            (0, 1), (1, 1), (17, 1), (18, 2), (32, 2), (33, 3), (53, 3), (54, 4), (78, 4), (79, 5), (106, 5), (107, 6),
            (134, 6), (135, 7), (154, 7), (155, 8), (192, 8), (193, 9), (230, 9), (231, 10), (271, 10),
        ])
    func lengths(_ length: Int, _ version: Int) throws {
        let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(32 + $0 * 31 % 95))) })
        let code = try #require(QRCode(text))
        #expect(code.size == 17 + 4 * version)
        #expect(try QRCodeReader.text(of: code) == text)
    }

    @Test("Codes of many texts can be read, with any mask")
    func texts() throws {
        for index in 0..<40 {
            let text =
                "http://192.168.1.\(index):8888/?token=" + String(repeating: "0123456789abcdef", count: 2) + "é\(index)"
            #expect(try QRCodeReader.text(of: #require(QRCode(text))) == text)
        }
    }

    @Test("A text that is too long has no code")
    func tooLong() { #expect(QRCode(String(repeating: "a", count: 272)) == nil) }

    @Test("Modules that are hard to scan have the penalties of ISO/IEC 18004")
    func penalties() {
        var matrix = QRCodeMatrix(size: 21)
        // 42 lines with runs of 21, 400 squares, and no dark module.
        #expect(matrix.penalty == 42 * (3 + 16) + 400 * 3 + 100)
        for y in 0..<21 {
            for x in 0..<21 { matrix[x, y] = (x + y) % 2 == 0 }
        }
        #expect(matrix.penalty == 0)
        for (x, isDark) in [true, false, true, true, true, false, true].enumerated() { matrix[x + 4, 10] = isDark }
        for x in 0..<4 { matrix[x, 10] = false }
        #expect(matrix.penalty >= 40)
    }

    @Test("In the terminal, a code is black on white, with a margin of four modules")
    func terminalLines() throws {
        let code = try #require(QRCode("http://127.0.0.1/"))
        let lines = code.terminalLines
        #expect(code.columns == 29 && lines.count == 15)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;5;16;48;5;231m") && $0.hasSuffix("\u{1B}[0m") })
        let texts = lines.map(\.withoutStyles)
        #expect(texts.allSatisfy { $0.count == code.columns && $0.hasPrefix("    ") && $0.hasSuffix("    ") })
        #expect((texts.prefix(2) + texts.suffix(2)).allSatisfy { $0.allSatisfy { $0 == " " } })
        #expect(texts[2].hasPrefix("    █▀▀▀▀▀█ ") && texts[3].hasPrefix("    █ ███ █ "))
    }
}
