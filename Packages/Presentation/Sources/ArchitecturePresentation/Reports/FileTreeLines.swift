import PresentationKit

/// The lines of a tree of files.
enum FileTreeLines {
    /// The note behind a file that is edited.
    static let edited = Phrase(en: "edited", ja: "編集")

    /// Returns the lines of a tree.
    ///
    /// - Parameter files: the paths, sorted, each with the note behind it.
    static func lines(_ files: [(path: String, note: Phrase?)]) -> [Phrase] {
        lines(files.map { (Array($0.path.split(separator: "/")), $0.note) }, indentation: "")
    }

    /// Returns the lines below a folder; a folder with one entry shares the line of that entry.
    private static func lines(_ files: [(path: [Substring], note: Phrase?)], indentation: String) -> [Phrase] {
        let names = files.reduce(into: [Substring]()) { names, file in
            if names.last != file.path[0] { names.append(file.path[0]) }
        }
        return names.flatMap { name in
            let isLast = name == names.last
            var label = String(name)
            var below = files.filter { $0.path[0] == name }.map { (path: Array($0.path.dropFirst()), note: $0.note) }
            while let next = below.first?.path.first, below.allSatisfy({ $0.path.first == next }) {
                label += "/" + next
                below = below.map { (Array($0.path.dropFirst()), $0.note) }
            }
            let line = indentation + (isLast ? "└── " : "├── ") + label
            if below.first?.path.isEmpty == true {
                guard let note = below[0].note else { return [Phrase(verbatim: line)] }
                return [Phrase(en: "\(line) (\(note.english))", ja: "\(line)（\(note.japanese)）")]
            }
            return [Phrase(verbatim: line)] + lines(below, indentation: indentation + (isLast ? "    " : "│   "))
        }
    }
}
