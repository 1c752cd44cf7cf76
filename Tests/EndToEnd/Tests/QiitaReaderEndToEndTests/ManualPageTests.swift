import Foundation
import InfrastructureTesting
import Testing

/// Tests of the man pages of the apps.
struct ManualPageTests {
    private static let programs = ["album", "hoge", "qiita-reader"]

    private func manual(of name: String, _ language: String) async throws -> String {
        let run = try await BuiltProgram(named: name).run(["help", "--man", "--lang", language])
        #expect(run.status == 0 && run.messages.isEmpty)
        return run.output
    }

    @Test(arguments: programs, ["en", "ja"])
    func `mandoc and groff find no fault`(name: String, language: String) async throws {
        let manual = try await manual(of: name, language)
        #expect(manual.hasPrefix(".TH \"\(name.uppercased().replacing("-", with: "\\-"))\" 1 "))
        let lint = try await BuiltProgram(at: "/usr/bin/mandoc").run(["-T", "lint", "-W", "warning"], input: manual)
        #expect(lint.output.isEmpty && lint.messages.isEmpty, "\(lint.output)\(lint.messages)")
        // Japanese has no spaces at which groff could widen a line or break it.
        let languageOptions = language == "ja" ? ["-mja", "-W", "break"] : []
        let page = try await BuiltProgram(at: "/usr/bin/groff")
            .run(["-ww"] + languageOptions + ["-man", "-K", "utf8", "-T", "utf8", "-z"], input: manual)
        #expect(page.status == 0 && page.messages.isEmpty, "\(page.messages)")
    }

    @Test(arguments: programs)
    func `every command and option has its place in both languages`(name: String) async throws {
        let (english, japanese) = (try await manual(of: name, "en"), try await manual(of: name, "ja"))
        func entries(_ manual: String) -> [Substring] {
            manual.split(separator: "\n").filter { $0.hasPrefix(".SS ") || $0.hasPrefix(".B ") }
        }
        #expect(entries(english) == entries(japanese))
        let program = try BuiltProgram(named: name)
        let commands = try await program.run(["__complete", "--", ""]).output.split(separator: "\n").dropFirst()
        #expect(!commands.isEmpty)
        for command in commands {
            let name = command.prefix { $0 != "\t" }
            #expect(english.contains("\n.SS \"\(name.replacing("-", with: "\\-")) "), "\(name)")
        }
    }
}
