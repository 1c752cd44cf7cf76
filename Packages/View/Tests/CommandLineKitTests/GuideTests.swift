import CommandLineKit
import Foundation
import PresentationKit
import Testing

@testable import shelf

/// The test of the transcripts in the guide's chapter on the command line, in both languages.
struct GuideTests {
    private static let chapters = [
        (Language.english, "docs/guide/11-hosts-and-command-lines.md"),
        (.japanese, "docs/guide/ja/11-hosts-and-command-lines.md"),
    ]

    @Test(arguments: chapters)
    func `every transcript is what the program answers`(language: Language, chapter: String) async throws {
        let transcripts = try fences(in: chapter).filter { $0.text.hasPrefix("$ shelf ") }
        #expect(transcripts.count == 3)
        for transcript in transcripts {
            var real = ""
            for line in transcript.text.split(separator: "\n") where line.hasPrefix("$ shelf ") {
                real += "\(line)\n" + (await answer(to: String(line.dropFirst("$ shelf ".count)), Wording(language)))
            }
            #expect(transcript.text == real)
        }
    }

    @Test func `both languages show the same code`() throws {
        let code = try Self.chapters.map { try fences(in: $0.1).filter { $0.label.hasPrefix("swift") } }
        #expect(code[0] == code[1])
        #expect(code[0].count > 5)
    }

    private func answer(to line: String, _ wording: Wording) async -> String {
        let words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
        do throws(UsageFailure) {
            guard case .print(let text) = try Shelf.program.request(for: words) else { return "" }
            return await Shelf.program.text(of: text, wording: wording)
        } catch {
            return "\(wording(error.phrase))\n"
        }
    }

    private struct Fence: Equatable {
        let label: String
        var text = ""
    }

    private func fences(in chapter: String) throws -> [Fence] {
        var fences: [Fence] = []
        var isInside = false
        for line in try text(of: chapter).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside.toggle()
                if isInside { fences.append(Fence(label: String(line.dropFirst(3)))) }
            } else if isInside {
                fences[fences.count - 1].text += "\(line)\n"
            }
        }
        return fences
    }

    private func text(of path: String, file: String = #filePath) throws -> String {
        var root = URL(fileURLWithPath: file)
        for _ in 0..<5 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
