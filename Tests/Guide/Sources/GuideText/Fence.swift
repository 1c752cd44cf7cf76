/// A fenced block of code.
public struct Fence: Equatable, Sendable {
    /// The language after the opening backticks, for example `swift`; empty if there is none.
    public let language: String
    /// The name after the language and a colon, for example `HogePresenter.swift`, or nil.
    public let name: String?
    /// The number of the first line of code within the chapter, from 1.
    public let line: Int
    /// The lines of code.
    public let code: [String]

    /// Returns the fenced blocks of a chapter, in order.
    ///
    /// A fence is a line that begins with three or more backticks or tildes.
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
        let parts = info.split(separator: ":", maxSplits: 1).map { String($0) }
        self.init(language: parts.first ?? "", name: parts.count == 2 ? parts[1] : nil, line: line, code: code)
    }

    private init(language: String, name: String?, line: Int, code: [String]) {
        self.language = language
        self.name = name
        self.line = line
        self.code = code
    }

    /// Returns the block with its line number increased.
    func moved(by lines: Int) -> Fence {
        Fence(language: language, name: name, line: line + lines, code: code)
    }
}
