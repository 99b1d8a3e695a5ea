extension StylesheetParser {
    mutating func readLayer(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        let prelude = tokens.trimmed(prelude)
        var paths: [[String]] = []
        if !prelude.isEmpty {
            for part in tokens.splitAtCommas(prelude) {
                guard let path = layerPath(part) else { return log.add(.invalidLayerName, bytes(part)) }
                paths.append(path)
            }
        }
        guard let block else {
            // A statement: it only sets the order, and only outside of style rules.
            guard scope.parentRule == 0 else { return log.add(.misplacedAtRule, bytes(name)) }
            if paths.isEmpty { log.add(.invalidLayerName, bytes(name)) }
            for path in paths { mentions.append(.layer(layer(path), condition: scope.condition)) }
            return
        }
        guard paths.count < 2 else { return log.add(.invalidLayerName, bytes(prelude)) }
        scope.openRule = nil
        let layer = paths.isEmpty ? anonymousLayer() : layer(paths[0])
        mentions.append(.layer(layer, condition: scope.condition))
        let content = groupContent
        enter(block, as: content, &items)
        scope.layer = layer
    }

    /// `name.name` without white space in between (CSS Cascade 5, section 6.4.1); nil where it is malformed.
    func layerPath(_ range: Range<Int>) -> [String]? {
        let parts = tokens.trimmed(range).filter { tokens.kind($0) != .comment }
        var path: [String] = []
        for (place, index) in parts.enumerated() {
            if place % 2 == 0 {
                guard tokens.kind(index) == .ident else { return nil }
                path.append(tokens.name(index))
            } else if !tokens.isDelim(index, ".") {
                return nil
            }
        }
        return parts.count % 2 == 1 ? path : nil
    }

    mutating func layer(_ path: [String]) -> UInt32 {
        var layer = scope.layer
        for component in path {
            let name = names.intern(component)
            let key = UInt64(layer) << 32 | UInt64(name.id)
            if let known = layerIDs[key] {
                layer = known
            } else {
                layers.append(LayerNode(parent: layer, name: name))
                layer = UInt32(layers.count - 1)
                layerIDs[key] = layer
            }
        }
        return layer
    }

    mutating func anonymousLayer() -> UInt32 {
        layers.append(LayerNode(parent: scope.layer, name: .none))
        return UInt32(layers.count - 1)
    }
}
