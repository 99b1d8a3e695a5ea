/// CSS custom data, version 1.1, for Visual Studio Code's setting `css.customData`.
struct CSSCustomData {
    struct Entry {
        var name: String
        var description: String
        var syntax: String
        var values: [Keyword]
    }

    struct Keyword {
        var name: String
    }

    let version = 1.1
    let properties: [Entry]

    init(_ properties: [PropertyDescription]) {
        self.properties = properties.flatMap { property in
            ([property.name] + property.aliases).map { Entry(property, named: $0) }
        }
    }
}

extension CSSCustomData.Entry {
    fileprivate init(_ property: PropertyDescription, named name: String) {
        self.name = name
        let views = property.classes == ["UIView"] ? "all views" : property.classes.joined(separator: ", ")
        let note = name == property.name ? "" : " The same as \(property.name)."
        description = "\(property.summary)\(note) (\(views))"
        syntax = property.syntax
        values = property.keywords.map { CSSCustomData.Keyword(name: $0) }
    }
}

extension CSSCustomData: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("properties", properties)
            try json.member("version", version)
        }
    }
}

extension CSSCustomData.Entry: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("description", description)
            try json.member("name", name)
            try json.member("syntax", syntax)
            try json.member("values", values)
        }
    }
}

extension CSSCustomData.Keyword: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in try json.member("name", name) }
    }
}
