/// The modules of a QR code.
struct QRCodeMatrix {
    /// The number of modules per side.
    let size: Int
    private var modules: [Bool]

    /// Creates light modules.
    init(size: Int) {
        self.size = size
        modules = Array(repeating: false, count: size * size)
    }

    /// Whether a module is dark.
    subscript(x: Int, y: Int) -> Bool {
        get { modules[y * size + x] }
        set { modules[y * size + x] = newValue }
    }

    /// The penalty for features that are hard to scan, as ISO/IEC 18004 defines it. A code uses the mask with the lowest
    /// penalty.
    var penalty: Int {
        let rows = (0..<size).map { y in (0..<size).map { x in self[x, y] } }
        let columns = (0..<size).map { x in (0..<size).map { y in self[x, y] } }
        let lines = (rows + columns).reduce(0) { $0 + Self.runPenalty($1) + Self.finderPenalty($1) }
        return lines + squarePenalty + balancePenalty
    }

    /// Returns 3 for a run of five equal modules, and 1 for each further module of it.
    private static func runPenalty(_ line: [Bool]) -> Int {
        var penalty = 0
        var length = 0
        for index in line.indices {
            length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
            if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
        }
        return penalty
    }

    /// Returns 40 for each sequence that resembles a finder pattern next to four light modules.
    private static func finderPenalty(_ line: [Bool]) -> Int {
        let finder = [true, false, true, true, true, false, true]
        let space = [false, false, false, false]
        let patterns = [finder + space, space + finder]
        let length = finder.count + space.count
        return (0...(line.count - length)).reduce(0) { penalty, start in
            let part = line[start..<start + length]
            return penalty + 40 * patterns.count { part.elementsEqual($0) }
        }
    }

    /// 3 for each square of four equal modules.
    private var squarePenalty: Int {
        var penalty = 0
        for y in 1..<size {
            for x in 1..<size {
                let corner = self[x, y]
                if self[x - 1, y] == corner, self[x, y - 1] == corner, self[x - 1, y - 1] == corner { penalty += 3 }
            }
        }
        return penalty
    }

    /// 10 for each 5 % by which the share of dark modules differs from a half.
    private var balancePenalty: Int {
        let dark = modules.count { $0 }
        return abs(2 * dark - modules.count) * 10 / modules.count * 10
    }
}
