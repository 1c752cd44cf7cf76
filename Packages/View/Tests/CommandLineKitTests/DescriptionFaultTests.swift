import PresentationKit
import Testing

@testable import CommandLineKit
@testable import shelf

struct DescriptionFaultTests {
    @Test func `a sound description has no faults`() {
        #expect(Shelf.program.faults == [])
    }

    @Test(arguments: [
        (command(takes: .flag("Loud", help: text)), DescriptionFault.malformedName(command: ["go"], name: "Loud")),
        (command(takes: .flag("a b", help: text)), .malformedName(command: ["go"], name: "a b")),
        (command(takes: .flag("-loud", help: text)), .malformedName(command: ["go"], name: "-loud")),
        (command(takes: .flag("", help: text)), .malformedName(command: ["go"], name: "")),
        (command(takes: .flag("loud", short: "lo", help: text)), .malformedName(command: ["go"], name: "lo")),
        (command(takes: .flag("loud", short: "-", help: text)), .malformedName(command: ["go"], name: "-")),
        (command("GO", takes: .flag("loud", help: text)), .malformedName(command: ["GO"], name: "GO")),
        (
            command(takes: .flag("loud", help: text), .flag("loud", help: text)),
            .repeatedSpelling(command: ["go"], spelling: "--loud")
        ),
        (
            command(takes: .flag("loud", short: "l", help: text), .flag("long", short: "l", help: text)),
            .repeatedSpelling(command: ["go"], spelling: "-l")
        ),
        (
            command(takes: .flag("json", help: text)),
            .repeatedSpelling(command: ["go"], spelling: "--json")
        ),
        (
            command(takes: .flag("host", short: "h", help: text)),
            .repeatedSpelling(command: ["go"], spelling: "-h")
        ),
        (
            command(takes: .argument("A", .text(), help: text), .argument("A", .text(), help: text)),
            .repeatedSpelling(command: ["go"], spelling: "A")
        ),
        (
            command(takes: .optionalArgument("A", .text(), help: text), .argument("B", .text(), help: text)),
            .unreachableArgument(command: ["go"], name: "B")
        ),
        (
            command(takes: .arguments("A", .text(), help: text), .argument("B", .text(), help: text)),
            .unreachableArgument(command: ["go"], name: "B")
        ),
        (
            Command(
                "go",
                abstract: text,
                commands: [plain],
                alone: Parameter(.argument("A", .text(), help: text)) { _ in 0 }
            ),
            .unreachableArgument(command: ["go"], name: "A")
        ),
        (Command("go", abstract: text, commands: [plain, plain]), .repeatedCommand(["go", "go"])),
        (Command("help", abstract: text) { 0 }, .repeatedCommand(["help"])),
        (
            Command("go", abstract: text, examples: [Example("--fast", text)]) { 0 },
            .refusedExample("walk go --fast", .unknownOption("--fast", nearest: nil))
        ),
        (
            Command("go", abstract: text, examples: [Example("'a b' \"c\" | less", text, before: "x |")]) { 0 },
            .refusedExample("x | walk go 'a b' \"c\" | less", .unexpectedArgument("a b"))
        ),
    ])
    func `finds a fault`(command: Command<Int>, fault: DescriptionFault) {
        let program = Program(
            "walk",
            version: "1",
            abstract: Self.text,
            globals: StandardOptions.parameter(),
            commands: [command]
        )
        #expect(program.faults == [fault])
    }

    @Test func `finds an option that accepts other languages than those of the program`() {
        let program = Program(
            "walk",
            version: "1",
            abstract: Self.text,
            globals: StandardOptions.parameter(),
            commands: [Self.plain],
            languages: [Language("de"), .english]
        )
        #expect(program.faults == [.mismatchedLanguages(option: ["en", "ja"], program: ["de", "en"])])
    }

    @Test(arguments: [
        ("", []),
        ("a  b ", ["a", "b"]),
        ("'a b' \"c d\"e", ["a b", "c de"]),
        ("a\\ b '\\' \"'\"", ["a b", "\\", "'"]),
        ("'' a|b", ["", "a"]),
        ("a > file", ["a"]),
        ("'a|b' ; c", ["a|b"]),
    ])
    func `splits an example as a shell does`(line: String, words: [String]) {
        #expect(Example(line, Self.text).words == words)
    }

    static let text = Phrase(en: "text", ja: "文")
    static let plain = Command("go", abstract: text) { 0 }

    static func command<each Part: Sendable>(
        _ name: String = "go",
        takes parameters: repeat Parameter<each Part>
    ) -> Command<Int> {
        Command(name, abstract: text, takes: repeat each parameters) { (_: repeat each Part) in 0 }
    }
}
