import Testing

@testable import ViewKit

struct MessageTextTests {
    private func messageText(_ text: String) -> String { TerminalText(text).asMessage.plainText }

    @Test func `of a long value beginning and end are quoted, and the sentence around it`() {
        let value = "begin" + String(repeating: "x", count: 5000) + "end"
        let message = messageText("There is no article '\(value)' on 'qiita.com'. It may have been removed.")
        #expect(message.hasPrefix("There is no article 'beginxxx"))
        #expect(message.hasSuffix("xxxend' on 'qiita.com'. It may have been removed."))
        #expect(message.contains("x…x"))
        #expect(message.unicodeScalars.count < 280)
    }

    @Test func `a short value is quoted whole, also beside a long one`() {
        let path = "/" + String(repeating: "p", count: 190)
        let message = "'\(path)' cannot be written, so nothing was changed."
        #expect(messageText(message) == message)
        let both = messageText("'\(path)' and '\(String(repeating: "v", count: 300))' differ.")
        #expect(both.hasPrefix("'\(path)' and 'vv"))
    }

    @Test func `quotes within a value do not let it through`() {
        for value in [String(repeating: "'", count: 9000), String(repeating: "a'", count: 9000), "a\u{301}'"] {
            #expect(messageText("'\(value)' is invalid.").unicodeScalars.count <= 2001)
        }
        #expect(
            messageText("'" + String(repeating: "\u{301}", count: 9000) + "' is invalid.").unicodeScalars.count < 300
        )
    }

    @Test func `the style stays, and what is harmful is made harmless as ever`() {
        let text = TerminalText("'" + String(repeating: "\u{1B}[2J", count: 200) + "'", style: TextStyle(.bold))
        let written = text.asMessage.rendered(for: .fullTerminal)
        #expect(written.hasPrefix("\u{1B}[0;1m'"))
        #expect(!written.contains("\u{1B}[2J"))
    }
}
