import Foundation
import GuideText

/// Writes the examples of a chapter as a Swift file: `generate-examples CHAPTER OUTPUT`.
@main
enum Main {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        let name = paths[0].deletingPathExtension().lastPathComponent
        let chapter = try Chapter(name: name, text: String(contentsOf: paths[0], encoding: .utf8))
        try Data(chapter.exampleFile.utf8).write(to: paths[1])
    }
}
