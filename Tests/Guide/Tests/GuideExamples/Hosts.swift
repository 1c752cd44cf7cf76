// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import PresentationKit
import Testing
import ViewKit
import ViewTesting


enum GreetingField: String, RecordField {
    case from
    case count
}

struct GreetingDisplay: Hashable, Sendable {
    let text: Phrase
    let from: String
    let record: Record
}

final class GreetingView: LineView {
    private var lines: [TerminalText] = []
    private var records: [Record] = []

    init() {}

    func setup() {}

    func show(_ greeting: GreetingDisplay, wording: Wording) {
        lines = [
            TerminalText(wording(greeting.text), style: TextStyle(.bold)),
            TerminalText("— \(greeting.from)"),
        ]
        records = [greeting.record]
    }

    func takeLines(for page: LinePage) -> [TerminalText] {
        defer { lines = [] }
        return lines.flatMap { page.lines(of: $0) }
    }

    func takeRecords() -> [Record] {
        defer { records = [] }
        return records
    }
}

enum GreetingEvent: ViewEvent, Equatable {
    case viewDidLoad
    case didAskForAnother
}

enum GreetingCommand: PresenterCommand, Equatable {
    case show(GreetingDisplay)
}

final class GreetingViewController: ViewController<GreetingView>, View {
    typealias Event = GreetingEvent

    private let eventListener: AnyEventListener<GreetingEvent>

    init(eventListener: AnyEventListener<GreetingEvent>, host: LineHost) {
        self.eventListener = eventListener
        super.init(host: host)
    }

    override func viewDidLoad() {
        eventListener.handle(event: .viewDidLoad)
    }

    override var menu: LineMenu {
        LineMenu([
            LineMenu.Item("a", Phrase(en: "another", ja: "もうひとつ")) {
                [eventListener] in
                eventListener.handle(event: .didAskForAnother)
            }
        ])
    }

    func handle(command: GreetingCommand) {
        switch command {
        case .show(let greeting):
            rootView.show(greeting, wording: wording)
            display()
        }
    }
}


@MainActor
func greet(
    _ terminal: ScriptedLineTerminal,
    language: Language,
    form: OutputFormat = .page
) async -> [GreetingEvent] {
    var events: [GreetingEvent] = []
    let host = LineHost(
        terminal: terminal,
        wording: Wording(language),
        mode: .interactive,
        form: form
    )
    let screen = GreetingViewController(
        eventListener: AnyEventListener { events.append($0) },
        host: host
    )
    host.show(screen, after: .launch(()))
    let name = "Momo\u{1B}[2J"
    let record = Record(of: GreetingField.self) { field in
        switch field {
        case .from: .text(name)
        case .count: .integer(3)
        }
    }
    let text = Phrase(en: "Good morning", ja: "おはようございます")
    screen.handle(
        command: .show(
            GreetingDisplay(text: text, from: name, record: record)
        )
    )
    #expect(await host.run() == .done)
    return events
}

@MainActor
@Test func `somebody is asked what to do next`() async {
    let terminal = ScriptedLineTerminal(typing: ["a", "q"])
    let events = await greet(terminal, language: .japanese)
    #expect(events == [.viewDidLoad, .didAskForAnother])
    #expect(terminal.outputText == "おはようございます\n— Momo␛[2J\n")
    #expect(terminal.messageText.hasPrefix("a もうひとつ · ? ヘルプ · q 終了 > "))
}

@MainActor
@Test func `a pipe gets columns, and nobody is asked`() async {
    let pipe = ScriptedLineTerminal()
    #expect(await greet(pipe, language: .japanese) == [.viewDidLoad])
    #expect(pipe.outputText == "Momo␛[2J\t3\n")
    #expect(pipe.messageText.isEmpty)
}

@MainActor
@Test func `a program gets JSON`() async {
    let pipe = ScriptedLineTerminal()
    _ = await greet(pipe, language: .japanese, form: .json)
    #expect(pipe.outputText == #"{"count":3,"from":"Momo\u001b[2J"}"# + "\n")
}
