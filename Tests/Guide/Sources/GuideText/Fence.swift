/// A block of code in a chapter.
public struct Fence: Equatable, Sendable {
    /// The language after the opening backticks, for example `swift`; empty if there is none.
    public let language: String
    /// The name after the language and a colon, for example `HogePresenter.swift`, or nil.
    public let name: String?
    /// The line of the chapter that the first line of code stands on; the first line of a chapter is 1.
    public let line: Int
    /// The code, line by line.
    public let code: [String]

    /// Finds the blocks of code of a chapter, in their order.
    ///
    /// Fences of three or more backticks or tildes at the beginning of a line are known; that is how the guide writes them.
    public static func fences(in chapter: String) -> [Fence] {
        var fences: [Fence] = []
        var opening: (marker: Substring, info: String, line: Int)?
        var code: [String] = []
        for (index, line) in chapter.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let open = opening {
                if line == open.marker {
                    fences.append(Fence(info: open.info, line: open.line, code: code))
                    opening = nil
                } else {
                    code.append(String(line))
                }
            } else if let mark = line.first, mark == "`" || mark == "~", line.prefix(while: { $0 == mark }).count >= 3 {
                let marker = line.prefix { $0 == mark }
                opening = (marker, String(line.dropFirst(marker.count)), index + 2)
                code = []
            }
        }
        return fences
    }

    private init(info: String, line: Int, code: [String]) {
        let parts = info.split(separator: ":", maxSplits: 1).map(String.init)
        self.init(language: parts.first ?? "", name: parts.count == 2 ? parts[1] : nil, line: line, code: code)
    }

    private init(language: String, name: String?, line: Int, code: [String]) {
        self.language = language
        self.name = name
        self.line = line
        self.code = code
    }

    /// The same block, so many lines further down.
    func moved(by lines: Int) -> Fence {
        Fence(language: language, name: name, line: line + lines, code: code)
    }
}
