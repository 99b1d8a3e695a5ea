import NimbusUIKit
import NimbusViews

extension DumpedValue: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        switch self {
        case .null: try json.scalar("null")
        case .flag(let flag): try flag.write(to: &json)
        // Rounds, because views store some numbers as `Float`.
        case .number(let number): try ((number * 1e6).rounded() / 1e6).write(to: &json)
        case .text(let text): try text.write(to: &json)
        case .array(let values): try json.array(values)
        case .font(let name, _, let size, let weight, let isItalic, let width, let features):
            try json.object { json in
                if !features.isEmpty { try json.member("features", features) }
                try json.member("italic", isItalic)
                try json.member("name", name)
                try json.member("size", DumpedValue.number(size))
                try json.member("weight", DumpedValue.number(weight))
                if width != 0 { try json.member("width", DumpedValue.number(width)) }
            }
        }
    }
}
