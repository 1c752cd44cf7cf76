import Foundation
import GuideText

/// Makes the embedded copy of the guide and its examples anew: `embed-guide ROOT`.
@main
enum Main {
    static func main() throws {
        let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
        for path in try Repository(root: root).generate() {
            print(path)
        }
    }
}
