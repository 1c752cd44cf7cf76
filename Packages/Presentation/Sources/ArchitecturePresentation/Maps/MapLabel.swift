/// The name of a module in a box: one line or two, shortened in the middle where it is long.
struct MapLabel: Hashable {
    let lines: [String]
    /// A Boolean value that indicates whether the first line is the name of the feature.
    let hasFeature: Bool

    /// The largest number of characters of a line.
    private static let limit = 20

    var width: Double { lines.map { Self.width(of: $0) }.max() ?? 0 }

    /// Returns the label of each name, of a module with a feature or none; two different names have different labels.
    static func labels(_ names: [String], features: [String?]) -> [MapLabel] {
        var labels = zip(names, features).map { MapLabel($0, feature: $1, head: limit / 2) }
        let groups = Dictionary(grouping: labels.indices) { labels[$0].lines }.values
        for group in groups where Set(group.map { names[$0] }).count > 1 {
            let choices = (1..<limit - 1).lazy.map { head in
                group.map { MapLabel(names[$0], feature: features[$0], head: head) }
            }
            let distinct = choices.first { Set($0).count == group.count }
            for (number, index) in group.sorted().enumerated() {
                let label = labels[index]
                labels[index] =
                    distinct?[group.firstIndex(of: index) ?? 0]
                    ?? MapLabel(
                        label.lines.dropLast() + ["\(number + 1). " + (label.lines.last ?? "")],
                        label.hasFeature
                    )
            }
        }
        return labels
    }

    private init(_ lines: [String], _ hasFeature: Bool) {
        self.lines = lines
        self.hasFeature = hasFeature
    }

    /// - Parameter head: the number of characters before the place where a line is shortened.
    private init(_ name: String, feature: String?, head: Int) {
        let shorten = { (text: Substring) in Self.shortened(text, to: Self.limit, head: head) }
        if let feature, name.hasPrefix(feature), name.count > feature.count {
            self.init([shorten(feature[...]), shorten(name.dropFirst(feature.count))], true)
        } else if name.count <= Self.limit {
            self.init([name], false)
        } else {
            let middle = Self.boundary(of: name)
            self.init([shorten(name[..<middle]), shorten(name[middle...])], false)
        }
    }

    /// Returns a text with at most a number of characters, without those in the middle.
    static func shortened(_ text: Substring, to limit: Int, head: Int) -> String {
        text.count <= limit ? String(text) : text.prefix(head) + "…" + text.suffix(limit - 1 - head)
    }

    /// Returns the beginning of the word that is nearest to the middle of a name.
    private static func boundary(of name: String) -> String.Index {
        let characters = Array(name)
        let starts = characters.indices.dropFirst().filter { index in
            let (before, here) = (characters[index - 1], characters[index])
            let isLast = index + 1 == characters.count
            return here.isUppercase && (!before.isUppercase || !isLast && characters[index + 1].isLowercase)
                || !before.isLetter && !before.isNumber
        }
        let middle = characters.count / 2
        let start = starts.min { abs($0 - middle) < abs($1 - middle) } ?? middle
        return name.index(name.startIndex, offsetBy: start)
    }

    /// Returns the approximate width of a text at 12 pixels, with the widest of the usual fonts.
    static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { width, scalar in
            switch scalar {
            case "i", "j", "l", "f", "t", "r", "I", ".", ",", "/", "-", " ", "(", ")": width + 4.6
            case "m", "w", "M", "W", "…": width + 11.5
            case "A"..."Z": width + 8.6
            default: width + (scalar.value >= 0x1100 ? 12.5 : 7.5)
            }
        }
    }
}
