import Foundation
import GuideText

/// Writes the examples of the guide as Swift files: `embed-guide ROOT`.
@main
enum Main {
    static func main() throws {
        let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
        for path in try Repository(root: root).generate() {
            print(path)
        }
    }
}
