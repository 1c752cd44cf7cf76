// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let hosts = GuideChapter(
        slug: #"hosts"#,
        tags: [#"Swift"#, #"Terminal"#, #"UI"#],
        english: GuideEdition(title: #"Hosts: one scene, on a terminal, in a pipe, in a test"#, body: ##"""
The same program is read by people, by scripts and by tests. If each scene asked who is there, it would be full of conditions, and the first forgotten one would write colours into somebody's file. So scenes do not ask. They are shown on a *host*, and the host knows what the outside is like. The code of this chapter is compiled and run.

## What a host does

| it | by |
|---|---|
| shows a screen in place of the last one | `ScenePresenter` |
| shows one alert at a time, and takes the answer | `AlertSurface` |
| turns what its user does into input of the screen | keys, lines, taps |
| owns the end of the tasks, and waits for them where a script does | `TaskLifetime` |

`LineHost` is the host of plain lines: for scripts, for pipes, and for terminals without a full screen. It is also a good one to learn from, because everything it does can be read in its output.

## A root view is output

The split comes from the article on a scalable iOS architecture. A root view is made without arguments and filled by commands; it takes no input. So one base class can make the root view of every screen, and input has one place, the view controller. In line mode, what was printed cannot be taken back, so a view hands over what is new and forgets it, in two forms: lines for people, records for programs.

```swift
import PresentationKit
import ViewKit

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
```

The view gets a `Phrase` and words it in the language of the user. A record has no language: its names are part of the contract, and the program that reads them does not know who started it.

## A view controller is input, and hands output on

```swift
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
```

Each output is one delegated call. There is nothing here to test but that, and little that can go wrong.

## On a terminal, and in a pipe

The same screen, with somebody in front of it, in a pipe, and for a program that asked for JSON. `ScriptedLineTerminal` plays all three:

```swift
import Testing
import ViewTesting

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
```

Data goes to standard output, everything else to standard error. So the output of a program can be used by another one, also when it asks, warns or reports progress.

## One question, one answer

Most commands ask one question and print the answer. They need no view of their own. The answer becomes a `Report`: lines for people, and a `Record` for programs. Everything else is there: the screen, the presenter, and the interactor that calls one use case.

```swift:HogeApp.swift
ReportScreen<AppearanceFailureAction>.scene(
    on: host,
    failures: AppearanceFailureAlerts(),
    report: { Report($0) },
```

What such a scene does around its question is what every scene does that asks: it shows what is going on, and when that fails an alert; the answer leads to the same question again, now or after a countdown, to another alert, or to nothing. This is decided by one value, `Attempt`. A presenter tells it what has happened, and sends what it says:

```swift:ReportPresenter.swift
case .viewDidLoad: perform(confirmation.map { .stop($0, repeating: question) } ?? .ask(question))
case .didAnswer(let answer): perform(.follow(failures.step(after: answer, outcome: attempt.outcome)))
```

```swift:ReportPresenter.swift
private func perform(_ input: Attempt<Command, Request>.Input) {
    for message in attempt.apply(input) { message.send(commandListener, requestListener) }
}
```

It is tested for every sequence of five inputs, without a screen and without a task.

## Text from outside does nothing

The name in the example holds a sequence that clears the screen. On the terminal it became a visible sign, and in the pipe too, because a pipe often ends on a terminal; JSON has it whole, escaped. Nobody has to remember that: the only way to a terminal is `TerminalText`, whose initialiser cleans, and the only way to a stream is `EncodedText`, which knows where it goes.

```swift:Wrong.swift
import ViewKit

func lines(for name: String) -> [TerminalText] {
    ["Good morning", name]
}
```

```text
Wrong.swift:4:22: error: cannot convert value of type 'String' to expected element type 'TerminalText'
```

Widths come from a table that is made out of the Unicode data, not from the locale. A Japanese character takes two cells, also where `LANG=C`.

## Alerts without a dialog

On a terminal the host asks an alert as a numbered question. In a script it answers by the cancel action, and the program ends with the alert's exit code. The presenter knows nothing of it: it sends an alert and gets an answer.

```console
$ qiita-reader --source guide list --per-page 2 --fields id,title
the-grid	The grid: layers are packages, features are columns
one-trip-through-the-house	One trip through the layers: what happens after a key press
$ qiita-reader --source guide read no-such-chapter; echo "exit code $?"
Not found
The guide has no chapter 'no-such-chapter'. List its chapters to see their names.
exit code 3
```

Between two inputs the host waits until the scenes are at rest. So a script gets the whole answer, and no test has to sleep.

## Another host

A host for a full screen or for UIKit implements the same two protocols, and has a view controller of the same shape. What changes is the View layer: root views and view controllers. Presenters, interactors, alerts and routes stay as they are, and so do their tests.

"""##),
        japanese: .hostsJapanese
    )
}
