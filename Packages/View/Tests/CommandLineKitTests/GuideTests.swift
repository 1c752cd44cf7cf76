import CommandLineKit
import Foundation
import PresentationKit
import Testing

@testable import shelf

/// Compares the guide's chapters on the command line with the code of these tests and the answers of the program.
struct GuideTests {
    static let chapters = ["15-command-line.md", "15-command-line.ja.md"]

    @Test(arguments: chapters)
    func `every snippet is code of these tests`(chapter: String) throws {
        let snippets = try fences(in: chapter).filter { $0.label.hasPrefix("swift:") }
        #expect(snippets.count >= 8)
        for snippet in snippets {
            let name = snippet.label.dropFirst("swift:".count)
            let folders = ["Tests/shelf", "Tests/CommandLineKitTests"]
            let code = folders.compactMap { try? text(of: "Packages/View/\($0)/\(name)") }.joined()
            #expect(unindented(code).contains(unindented(snippet.text)), "\(name): \(snippet.text)")
        }
    }

    @Test(arguments: chapters)
    func `every transcript is what the program answers`(chapter: String) async throws {
        let wording = Wording(chapter.hasSuffix(".ja.md") ? .japanese : .english)
        let transcripts = try fences(in: chapter).filter { $0.label == "console" }
        #expect(transcripts.count >= 3)
        for transcript in transcripts {
            var real = ""
            for line in transcript.text.split(separator: "\n") where line.hasPrefix("$ shelf ") {
                real += "\(line)\n" + (await answer(to: String(line.dropFirst("$ shelf ".count)), wording))
            }
            #expect(transcript.text == real)
        }
    }

    private func answer(to line: String, _ wording: Wording) async -> String {
        let words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
        do throws(UsageFailure) {
            guard case .answer(let answer) = try Shelf.program.request(for: words) else { return "" }
            return await Shelf.program.text(of: answer, wording: wording, width: 80)
        } catch {
            return "\(wording(error))\n"
        }
    }

    private struct Fence {
        let label: String
        var text = ""
    }

    private func fences(in chapter: String) throws -> [Fence] {
        var fences: [Fence] = []
        var isInside = false
        for line in try text(of: "docs/guide/\(chapter)").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside.toggle()
                if isInside { fences.append(Fence(label: String(line.dropFirst(3)))) }
            } else if isInside {
                fences[fences.count - 1].text += "\(line)\n"
            }
        }
        return fences
    }

    private func unindented(_ code: String) -> String {
        code.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    private func text(of path: String, file: String = #filePath) throws -> String {
        var root = URL(fileURLWithPath: file)
        for _ in 0..<5 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
