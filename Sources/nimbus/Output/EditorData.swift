/// Custom data for CSS, version 1.1, as Visual Studio Code reads it (`css.customData`).
struct EditorData {
    struct Entry {
        var name: String
        var description: String
        var syntax: String
        var values: [Word]
    }

    struct Word {
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

extension EditorData.Entry {
    fileprivate init(_ property: PropertyDescription, named name: String) {
        self.name = name
        let views = property.classes == ["UIView"] ? "all views" : property.classes.joined(separator: ", ")
        let twin = name == property.name ? "" : " The same as \(property.name)."
        description = "\(property.summary)\(twin) (\(views))"
        syntax = property.syntax
        values = property.words.map { EditorData.Word(name: $0) }
    }
}

extension EditorData: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("properties", properties)
            try json.member("version", version)
        }
    }
}

extension EditorData.Entry: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("description", description)
            try json.member("name", name)
            try json.member("syntax", syntax)
            try json.member("values", values)
        }
    }
}

extension EditorData.Word: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in try json.member("name", name) }
    }
}
