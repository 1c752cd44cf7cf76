import Foundation

/// The links, headings and code of a Markdown document.
struct Markdown {
    /// The path from the root of the repository.
    let path: String
    /// The targets of its links, with their lines.
    private(set) var links: [(line: Int, target: String)] = []
    /// The code in spans and blocks, with the lines.
    private(set) var code: [(Int, String)] = []
    /// The anchors of its headings.
    private(set) var anchors: [String] = []
    /// A Boolean value that indicates whether it works on a project of its own, as chapters with blocks `console:NAME` do.
    private(set) var hasProject = false

    init(path: String, text: String) {
        self.path = path
        var fence: Substring?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let start = line.drop { $0 == " " }
            if let open = fence {
                if start == open { fence = nil } else { code.append((index + 1, String(line))) }
            } else if start.hasPrefix("```") {
                fence = start.prefix { $0 == "`" }
                if start.hasPrefix("```console:") { hasProject = true }
            } else {
                read(line, number: index + 1)
            }
        }
    }

    /// Reads a document, or nil if there is none.
    init?(path: String) throws {
        let file = Script.repository.appending(path: path)
        guard path.hasSuffix(".md"), FileManager.default.fileExists(atPath: file.path) else { return nil }
        self.init(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }

    private mutating func read(_ line: Substring, number: Int) {
        var text = ""
        for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) { text += part } else { code.append((number, String(part))) }
        }
        if text.utf8.contains(UInt8(ascii: "]")) {
            links += text.matches(of: /\]\(([^)\s]+)\)/).map { (number, String($0.1)) }
        }
        if line.utf8.first == UInt8(ascii: "#"), let heading = line.wholeMatch(of: /#+ (.*)/) {
            let words = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            let name = words.replacing(" ", with: "-")
            let count = anchors.count {
                $0 == name || $0.hasPrefix("\(name)-") && Int($0.dropFirst(name.count + 1)) != nil
            }
            anchors.append(count == 0 ? name : "\(name)-\(count)")
        }
    }

    /// Returns the documents of the repository, without fixtures and build folders, which are read once.
    static func documents() throws -> [Markdown] { try read.get() }

    private static let read = Result {
        var paths: [String] = []
        let files = FileManager.default.enumerator(atPath: Script.repository.path)
        while let path = files?.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if name.hasPrefix(".") || name.hasSuffix(".docc") || name == "Fixtures" {
                files?.skipDescendants()
            } else if name.hasSuffix(".md") {
                paths.append(path)
            }
        }
        return try paths.sorted().compactMap { try Markdown(path: $0) }
    }

    /// Returns all names that begin with a capital in Swift files, and in the names of the files.
    static func namesInSources() throws -> Set<String> {
        let word = /\w/
        let isPartOfName = (UInt8.min...UInt8.max).map { $0 < 0x80 && String(Unicode.Scalar($0)).contains(word) }
        var names: Set<String> = []
        for folder in ["Packages", "Apps", "Tests", "Examples"] {
            let root = Script.repository.appending(path: folder)
            for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
            where path.hasSuffix(".swift") && !path.contains("/.build") {
                let bytes = try Data(contentsOf: root.appending(path: path)) + Data("\n\(path)\n".utf8)
                bytes.withUnsafeBytes { bytes in
                    var start = 0
                    for end in bytes.indices where !isPartOfName[Int(bytes[end])] {
                        if start < end, bytes[start] >= 0x41, bytes[start] <= 0x5A {
                            names.insert(String(decoding: bytes[start..<end], as: UTF8.self))
                        }
                        start = end + 1
                    }
                }
            }
        }
        return names
    }

    /// Returns the path from the root of the repository for a path that a document names.
    static func path(_ target: String, from document: String) -> String {
        var parts = document.split(separator: "/").dropLast()
        for part in target.split(separator: "/") {
            switch part {
            case "..": parts = parts.dropLast()
            case ".": break
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Returns a Boolean value that indicates whether there is a file or folder at a path.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Script.repository.appending(path: path).path)
    }
}
