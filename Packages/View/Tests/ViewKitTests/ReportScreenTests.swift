import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

private enum Broken: Error { case always }

private struct Alerts: FailureAlerts {
    func alert(for failure: Broken) -> AlertStrategy<SaveAction> { .diskFull([.cancel]) }
    func step(after answer: AlertAnswer<SaveAction>) -> FailureStep<SaveAction> { .leave }
}

private enum Field: String, RecordField { case name, size, note }

@MainActor
struct ReportScreenTests {
    private typealias ResponseListener = AnyResponseListener<ReportResponse<String, Broken>>

    private func run(
        _ terminal: ScriptedLineTerminal,
        form: OutputFormat = .page,
        keepsPage: Bool = false,
        fields: [String]? = nil,
        _ result: Result<String, Broken> = .success("a\u{1B}[2J題")
    ) async -> ExitOutcome {
        let host = LineHost(
            terminal: terminal,
            wording: Wording(.english),
            mode: .script,
            form: form,
            keepsPage: keepsPage,
            fields: fields
        )
        host.show(makeScreen(on: host, result))
        return await host.run()
    }

    private func makeScreen(
        on host: LineHost,
        _ result: Result<String, Broken>,
        connect: (ResponseListener) -> ResponseListener = { $0 }
    ) -> ReportScreen<SaveAction> {
        ReportScreen<SaveAction>.scene(
            on: host,
            failures: Alerts(),
            report: { (name: String) in
                let record = Record(of: Field.self) { field in
                    switch field {
                    case .name: .text(name)
                    case .size: .integer(2)
                    case .note: .null
                    }
                }
                let lines = [
                    ReportLine(Phrase(en: name, ja: name), .strong), ReportLine(Phrase(en: "two", ja: "二"), depth: 1),
                ]
                return Report(
                    heading: Phrase(en: "Things", ja: "もの"),
                    [
                        Report.Entry(lines, record: record),
                        Report.Entry([ReportLine(Phrase(en: "end", ja: "終"))], record: nil),
                    ],
                    footer: Phrase(en: "1 thing", ja: "1 件"),
                    outcome: .notFound
                )
            },
            interactor: {
                UseCaseInteractor(responseListener: connect($0), tasks: $1) { request in
                    switch request {
                    case .answer: .answer { .didAnswer(result) }
                    case .wait: .answer { .wait(.ended) }
                    }
                }
            }
        )
    }

    @Test func `people get lines, sanitised, and the program ends as the report says`() async {
        let terminal = ScriptedLineTerminal(typing: [], width: 40)
        #expect(await run(terminal) == .notFound)
        #expect(terminal.outputText == "Things\n\na␛[2J題\n  two\nend\n\n1 thing\n")
    }

    @Test func `a pipe gets columns, without control characters`() async {
        let terminal = ScriptedLineTerminal()
        #expect(await run(terminal) == .notFound)
        #expect(terminal.outputText == "a␛[2J題\t2\t\n")
    }

    @Test func `a page that is kept goes into a pipe as it is, unless fields are selected`() async {
        let whole = ScriptedLineTerminal()
        #expect(await run(whole, keepsPage: true) == .notFound)
        #expect(whole.outputText == "Things\n\na␛[2J題\n  two\nend\n\n1 thing\n")
        let terminal = ScriptedLineTerminal()
        _ = await run(terminal, keepsPage: true, fields: ["size"])
        #expect(terminal.outputText == "2\n")
        let json = ScriptedLineTerminal()
        _ = await run(json, form: .json, keepsPage: true, fields: ["size"])
        #expect(json.outputText == #"{"size":2}"# + "\n")
    }

    @Test(arguments: [
        (OutputFormat.json, nil, #"{"name":"a\u001b[2J題","note":null,"size":2}"# + "\n"),
        (.json, ["size"], #"{"size":2}"# + "\n"),
        (.page, ["size", "name"], "2\ta␛[2J題\n"),
        (.columns, nil, "a␛[2J題\t2\t\n"),
    ])
    func `on a terminal the form that was asked for comes out`(
        form: OutputFormat,
        fields: [String]?,
        output: String
    ) async {
        let terminal = ScriptedLineTerminal(typing: [], width: 40)
        _ = await run(terminal, form: form, fields: fields)
        #expect(terminal.outputText == output)
    }

    @Test func `a failure is reported, and the program ends as its alert says`() async {
        let terminal = ScriptedLineTerminal()
        #expect(await run(terminal, .failure(.always)) == .storage)
        #expect(terminal.outputText.isEmpty)
        #expect(terminal.messageText == "Disk full\nFree some space.\n")
    }

    @Test(arguments: [false, true])
    func `a message that came too late is reported by its type if verbose, and traced`(
        reportsDroppedMessages: Bool
    ) {
        let terminal = ScriptedLineTerminal()
        var traced: [String] = []
        let host = LineHost(
            terminal: terminal,
            wording: Wording(.english),
            mode: .script,
            trace: SceneTrace { line in
                traced.append(line)
                return true
            },
            reportsDroppedMessages: reportsDroppedMessages
        )
        var late: ResponseListener?
        var screen: ReportScreen<SaveAction>? = makeScreen(on: host, .success("a secret")) { responses in
            late = responses
            return responses
        }
        screen?.viewDidLoad()
        #expect(traced.count == 2)
        #expect(terminal.messageText.isEmpty)
        screen = nil
        late?.handle(response: .didAnswer(.success("a secret")))
        #expect(traced.count == 3)
        let message = "A message came too late and was dropped: 'ReportResponse<String, Broken>'.\n"
        #expect(terminal.messageText == (reportsDroppedMessages ? message : ""))
    }

    // MARK: - Records

    /// Gives records to a host, one after the other.
    private func take(
        _ records: Record...,
        on terminal: ScriptedLineTerminal,
        form: OutputFormat = .page,
        fields: [String]? = nil,
        isRaw: Bool = false
    ) {
        let host = LineHost(
            terminal: terminal,
            wording: Wording(.english),
            mode: .script,
            form: form,
            fields: fields,
            isRaw: isRaw
        )
        for record in records { host.takeRecords([record]) }
    }

    @Test func `a tab or a line break within a value is a space`() {
        let terminal = ScriptedLineTerminal()
        take(Record(of: [Field.name, .size]) { $0 == .name ? .text("a\tb\r\nc\u{2028}d") : .integer(1) }, on: terminal)
        #expect(terminal.outputText == "a b c d\t1\n")
    }

    @Test func `a record that stands alone is a line for each value, with its name, until fields are chosen`() {
        for (fields, output) in [(nil, "name\ta b\nsize\t\n"), (["size", "name"], "\ta b\n")] as [([String]?, String)] {
            let terminal = ScriptedLineTerminal()
            let record = Record(of: [Field.name, .size], isSingle: true) { $0 == .name ? .text("a\tb") : .null }
            take(record, on: terminal, fields: fields)
            #expect(terminal.outputText == output)
        }
    }

    @Test func `with a NUL at the end, a record has the same form`() {
        for (fields, output) in [(nil, "name\ta\0size\t\0a\nb\0a\t1\0"), (["size"], "\02\01\0")]
            as [([String]?, String)]
        {
            let terminal = ScriptedLineTerminal()
            take(
                Record(of: [Field.name, .size], isSingle: true) { $0 == .name ? .text("a") : .null },
                Record(of: [Field.size], document: "a\nb") { _ in .integer(2) },
                Record(of: [Field.name, .size]) { $0 == .name ? .text("a") : .integer(1) },
                on: terminal,
                form: .nullTerminated,
                fields: fields
            )
            #expect(terminal.outputText == output)
        }
    }

    @Test(arguments: [
        (false, ScriptedLineTerminal(), "a:\n\tb␛[2J\n\nc\n"),
        (true, ScriptedLineTerminal(), "a:\r\n\tb\u{1B}[2J\n\rc"),
        (true, ScriptedLineTerminal(typing: []), "a:\n    b␛[2J\n\nc\n"),
    ])
    func `a document has its control characters where they were asked for, and never on a terminal`(
        isRaw: Bool,
        terminal: ScriptedLineTerminal,
        output: String
    ) {
        let record = Record(of: [Field.size], document: "a:\r\n\tb\u{1B}[2J\n\rc") { _ in .integer(2) }
        take(record, on: terminal, form: .columns, isRaw: isRaw)
        #expect(terminal.outputText == output)
    }

    @Test func `a document is what a pipe gets, unless columns were chosen`() {
        for (fields, output) in [(nil, "# 題\n\n文\n"), (["size"], "2\n")] as [([String]?, String)] {
            let terminal = ScriptedLineTerminal()
            take(Record(of: [Field.size], document: "# 題\n\n文\n") { _ in .integer(2) }, on: terminal, fields: fields)
            #expect(terminal.outputText == output)
        }
    }
}
