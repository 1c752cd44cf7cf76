/// A part of a target: its files in a folder of a layer, of a feature, or of both.
struct Part: Hashable, Sendable {
    /// The folder, which is its name; with the feature after it if files belong to that by their names.
    let folder: String
    /// The index of the layer in ``Rules/layers``, or nil if the folder is only that of a feature.
    let layer: Int?
    /// The name of the feature, or nil if it belongs to none.
    let feature: String?
}

extension Rules {
    /// A Boolean value that indicates whether targets are divided by their folders.
    public var hasFolders: Bool { layers.contains { !$0.folders.isEmpty } || features?.folders.isEmpty == false }

    /// Returns the longest name of a feature with which a name begins, or nil if there is none.
    func feature(beginning name: some StringProtocol) -> String? {
        features?.names.filter { name.hasPrefix($0) }.max { $0.count < $1.count }
    }

    /// Returns the longest name of a feature that is the first words of a name, as `Cart` in `CartItem` and `Carts` and not in `Carton`, or
    /// nil if there is none.
    func feature(beginningWordsOf name: some StringProtocol) -> String? {
        let first = features?.names.filter { feature in
            guard name.hasPrefix(feature) else { return false }
            let rest = name.dropFirst(feature.count)
            return (rest.first == "s" ? rest.dropFirst() : rest).first?.isLowercase != true
        }
        return first?.max { $0.count < $1.count }
    }
}

/// The division of files into parts, by their folders.
///
/// A pattern stands for the outermost folders that it matches. Of several such folders the innermost one decides, and of
/// layers that name the same one the first.
struct Division {
    /// The layer and the feature of a folder, given by itself or by a folder that contains it.
    private struct Folder {
        var layer: (index: Int, folder: String)?
        var feature: (name: String, folder: String)?
        var matched: Set<NamePattern> = []
    }

    private let rules: Rules
    /// The patterns of layers, the first layer last, and those of features.
    private let patterns: [(layer: Int?, pattern: NamePattern)]
    /// The indices of the patterns without placeholders, by the path of their one folder, and those of the other patterns.
    private var plain: [Substring: [Int]] = [:]
    private var general: [Int] = []
    private var known: [Substring: Folder] = [:]

    init(_ rules: Rules) {
        self.rules = rules
        let ofLayers = rules.layers.indices.reversed().flatMap { index in
            rules.layers[index].folders.map { (layer: Int?.some(index), pattern: $0) }
        }
        patterns = ofLayers + (rules.features?.folders ?? []).map { (nil, $0) }
        for (index, (_, pattern)) in patterns.enumerated() {
            if pattern.isPlain { plain[pattern.text[...], default: []].append(index) } else { general.append(index) }
        }
    }

    /// Returns the part to which a file belongs, or nil if it lies in none of the folders.
    mutating func part(of file: String) -> Part? {
        guard !file.folder.isEmpty else { return nil }
        let found = entry(of: file.folder)
        guard let layer = found.layer else { return found.feature.map { Part(folder: $1, layer: nil, feature: $0) } }
        if let (feature, folder) = found.feature {
            let inner = folder.utf8.count > layer.folder.utf8.count ? folder : layer.folder
            return Part(folder: inner, layer: layer.index, feature: feature)
        }
        let rest = rules.features?.names.isEmpty == false ? file.dropFirst(layer.folder.count) : ""
        for name in rest.split(separator: "/") {
            guard let feature = rules.feature(beginningWordsOf: name) else { continue }
            return Part(folder: "\(layer.folder)/\(feature)", layer: layer.index, feature: feature)
        }
        return Part(folder: layer.folder, layer: layer.index, feature: nil)
    }

    /// Returns the patterns that match a folder or one that contains it.
    mutating func patterns(matching folder: Substring) -> Set<NamePattern> { entry(of: folder).matched }

    private mutating func entry(of path: Substring) -> Folder {
        if let folder = known[path] { return folder }
        let outer = path.lastIndex(of: "/").map { entry(of: path[..<$0]) } ?? Folder()
        var folder = outer
        for index in ((plain[path] ?? []) + general).sorted() where !outer.matched.contains(patterns[index].pattern) {
            let (layer, pattern) = patterns[index]
            guard let match = rules.match(pattern, String(path)) else { continue }
            folder.matched.insert(pattern)
            if let layer { folder.layer = (layer, String(path)) }
            if let feature = match.feature { folder.feature = (feature, String(path)) }
        }
        known[path] = folder
        return folder
    }
}

private struct Match {
    let feature: String?
}

extension Rules {
    /// Returns the feature that a folder has by a pattern that matches it, or nil if the pattern does not match;
    /// without a list of features, `{feature}` stands for any word.
    fileprivate func match(_ pattern: NamePattern, _ folder: String) -> Match? {
        guard pattern.hasFeature else { return pattern.matches(folder) ? Match(feature: nil) : nil }
        return pattern.feature(in: folder, among: features?.names ?? []).map { Match(feature: $0) }
    }
}
