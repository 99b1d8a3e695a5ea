import Foundation

extension UIImage.Orientation {
    /// Reads the orientation of a JPEG file from its EXIF data. `nil` if the file has none, or if it is not valid.
    ///
    /// EXIF 2.3, section 4.6.4 A: the tag 0x112 of the first directory. Sections 4.5.4 and 4.6.2: the segment APP1 with the
    /// structure of a TIFF file.
    init?(jpeg data: Data) {
        guard let tiff = EXIFReader.tiff(inJPEG: data), let value = EXIFReader(tiff)?.orientation else { return nil }
        self.init(exif: value)
    }

    private init?(exif value: Int) {
        switch value {
        case 1: self = .up
        case 2: self = .upMirrored
        case 3: self = .down
        case 4: self = .downMirrored
        case 5: self = .leftMirrored
        case 6: self = .right
        case 7: self = .rightMirrored
        case 8: self = .left
        default: return nil
        }
    }
}

/// Reads the first directory of a TIFF structure. Every offset is checked, because the file can contain any bytes.
private struct EXIFReader {
    private let bytes: [UInt8]
    private let isLittleEndian: Bool

    /// Returns the TIFF structure in the EXIF segment of a JPEG file. `nil` if there is none before the pixels.
    static func tiff(inJPEG data: Data) -> [UInt8]? {
        // The data of an app can be a slice with other indices.
        let start = data.startIndex
        func byte(_ offset: Int) -> Int? { offset < data.count ? Int(data[start + offset]) : nil }
        var offset = 2
        while let mark = byte(offset), mark == 0xFF, let kind = byte(offset + 1) {
            if kind == 0xFF {
                offset += 1
                continue
            }
            // The pixels follow, or the end of the file.
            if kind == 0xDA || kind == 0xD9 { return nil }
            guard let high = byte(offset + 2), let low = byte(offset + 3) else { return nil }
            let length = high << 8 | low
            guard length >= 2, offset + 2 + length <= data.count else { return nil }
            if kind == 0xE1 {
                let segment = data[(start + offset + 4)..<(start + offset + 2 + length)]
                if segment.starts(with: Array("Exif\0\0".utf8)) { return Array(segment.dropFirst(6)) }
            }
            offset += 2 + length
        }
        return nil
    }

    /// - Returns: `nil` if the header is not that of a TIFF structure.
    init?(_ bytes: [UInt8]) {
        switch bytes.prefix(2) {
        case [0x49, 0x49]: isLittleEndian = true
        case [0x4D, 0x4D]: isLittleEndian = false
        default: return nil
        }
        self.bytes = bytes
        guard number(at: 2, count: 2) == 42 else { return nil }
    }

    /// The value of the orientation tag. `nil` if the directory has none, or if its type is not valid.
    var orientation: Int? {
        guard let directory = number(at: 4, count: 4), let entryCount = number(at: directory, count: 2) else {
            return nil
        }
        for index in 0..<entryCount {
            let entry = directory + 2 + index * 12
            guard let tag = number(at: entry, count: 2) else { return nil }
            guard tag == 0x112 else { continue }
            // One number of 16 bits, which is in the entry itself.
            guard number(at: entry + 2, count: 2) == 3, number(at: entry + 4, count: 4) == 1 else { return nil }
            return number(at: entry + 8, count: 2)
        }
        return nil
    }

    /// Returns the number of some bytes. `nil` if they are not all in the structure.
    private func number(at offset: Int, count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let slice = bytes[offset..<offset + count]
        return isLittleEndian
            ? slice.reversed().reduce(0) { $0 << 8 | Int($1) } : slice.reduce(0) { $0 << 8 | Int($1) }
    }
}
