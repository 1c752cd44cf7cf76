import Testing
import ViewKit

@testable import TerminalKit

struct CapabilityQueryTests {
    private let start = ContinuousClock.Instant.now
    private let base = TerminalCapabilities(environment: ["TERM": "xterm"], isTerminal: true)

    @Test func `the answer to the last query completes the series`() {
        var query = CapabilityQuery(start: start)
        query.receive(.keyboardFlags(0))
        #expect(!query.isComplete)
        #expect(query.remainingTime(at: start) == CapabilityQuery.timeLimit)
        query.receive(.deviceAttributes([62]))
        #expect(query.isComplete)
        #expect(query.remainingTime(at: start) == .zero)
    }

    @Test func `a terminal that does not answer is not waited for after the time limit`() {
        let query = CapabilityQuery(start: start)
        #expect(query.remainingTime(at: start + .milliseconds(200)) == .milliseconds(300))
        #expect(query.remainingTime(at: start + .seconds(2)) == .zero)
        #expect(query.applied(to: base) == base)
        #expect(!query.hasKeyboardProtocol)
    }

    @Test(arguments: [(0, false), (1, true), (2, true), (3, true), (4, false)])
    func `output is synchronised where the mode can be set`(state: Int, isSynchronised: Bool) {
        var query = CapabilityQuery(start: start)
        query.receive(.mode(number: 2026, state: state))
        query.receive(.mode(number: 2004, state: 1))
        #expect(query.applied(to: base).synchronizesOutput == isSynchronised)
    }

    @Test(
        arguments: [
            (0, 0, 0, .dark), (1, 1, 1, .light), (0, 0, 1, .dark), (0.99, 0.96, 0.89, .light), (0, 0.17, 0.21, .dark),
        ] as [(Double, Double, Double, TerminalBackground)]
    )
    func `a background is dark by its luma`(red: Double, green: Double, blue: Double, background: TerminalBackground) {
        var query = CapabilityQuery(start: start)
        query.receive(.background(red: red, green: green, blue: blue))
        #expect(query.applied(to: base).background == background)
        let components = [red, green, blue].map { UInt8((255 * $0).rounded()) }
        #expect(query.applied(to: base).ground == .rgb(red: components[0], green: components[1], blue: components[2]))
    }

    @Test func `a terminal that gives its version has colours of 24 bits, unless colour is off`() {
        var query = CapabilityQuery(start: start)
        query.receive(.version("tmux 3.3a"))
        #expect(query.applied(to: base).colorDepth == .trueColor)
        let plain = TerminalCapabilities(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true)
        #expect(query.applied(to: plain) == plain)
    }

    @Test(arguments: [
        ("0;38;2;1;2;3", true), ("0;38:2::1:2:3", true), ("38:2:1:2:3", true), ("0;38;5;16", false), ("0", false),
        ("0;1;2;3", false), ("", false), ("0;38;2;1;2;4", false),
    ])
    func `a terminal that answers the colour of 24 bits that was set has such colours`(answer: String, has: Bool) {
        var decoder = InputDecoder()
        var query = CapabilityQuery(start: start)
        for case .response(let response) in decoder.decode("\u{1B}P1$r\(answer)m\u{1B}\\".utf8) {
            query.receive(response)
        }
        #expect((query.applied(to: base).colorDepth == .trueColor) == has)
        let plain = TerminalCapabilities(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true)
        #expect(query.applied(to: plain) == plain)
        #expect(decoder.decode("\u{1B}P0$r\u{1B}\\".utf8) == [])
    }

    @Test(
        arguments: [
            (.standard, .ansi16, true), (.standard, .ansi256, true), (.standard, .trueColor, false),
            (.standard, .monochrome, false), (.tmux, .ansi256, false), (.screen, .ansi256, false),
            (.terminalApp, .ansi256, false),
        ] as [(CapabilityQuery.Kind, ColorDepth, Bool)]
    )
    func `colours are asked for where they are not known, and where the query is not shown`(
        kind: CapabilityQuery.Kind,
        depth: ColorDepth,
        isAsked: Bool
    ) {
        let bytes = isAsked ? "\u{1B}[0;38;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m" : ""
        #expect(CapabilityQuery.colorBytes(for: kind, assuming: depth) == Array(bytes.utf8))
    }

    @Test(arguments: [CapabilityQuery.Kind.standard, .tmux])
    func `pictures are pixels where the terminal accepts the picture of the query`(kind: CapabilityQuery.Kind) {
        var query = CapabilityQuery(kind, start: start)
        query.receive(.graphics(isSupported: false))
        #expect(query.applied(to: base).graphics == nil)
        query.receive(.graphics(isSupported: true))
        #expect(query.applied(to: base).graphics == .kitty(isInTmux: kind == .tmux))
    }

    @Test(arguments: [
        ("kitty(0.35.2)", true), ("ghostty 1.1.0", true), ("WezTerm 20240203", false), ("Konsole 24.02.1", false),
    ])
    func `a terminal without placeholders shows blocks`(version: String, hasPlaceholders: Bool) {
        var query = CapabilityQuery(start: start)
        query.receive(.graphics(isSupported: true))
        query.receive(.version(version))
        #expect((query.applied(to: base).graphics != nil) == hasPlaceholders)
    }

    @Test(
        arguments: [
            ([], nil), ([.deviceAttributes([62, 4, 22])], .sixel), ([.deviceAttributes([4, 6])], nil),
            ([.inlineImageCell(width: 8, height: 17), .deviceAttributes([62, 4])], .iTerm2),
            ([.graphics(isSupported: true), .version("WezTerm 2024"), .deviceAttributes([65, 4])], .sixel),
            ([.graphics(isSupported: true), .deviceAttributes([62, 4])], .kitty(isInTmux: false)),
            ([.version("XTerm(397)"), .deviceAttributes([63, 4])], nil),
            (
                [
                    .version("XTerm(397)"), .sixelProperty(number: 1, [256]), .sixelProperty(number: 2, [1000, 800]),
                    .deviceAttributes([63, 4]),
                ], .compositeSixel(width: 1000, height: 800)
            ),
            (
                [
                    .version("XTerm(366)"), .sixelProperty(number: 1, [16]), .sixelProperty(number: 2, [1000, 1000]),
                    .deviceAttributes([63, 4]),
                ], nil
            ),
            ([.version("tmux 3.6"), .deviceAttributes([1, 2, 4])], nil),
        ] as [([TerminalResponse], GraphicsProtocol?)]
    )
    func `of the protocols that a terminal answers, the one with most colours is used`(
        answers: [TerminalResponse],
        graphics: GraphicsProtocol?
    ) {
        var query = CapabilityQuery(start: start)
        for answer in answers { query.receive(answer) }
        #expect(query.applied(to: base).graphics == graphics)
    }

    @Test func `in tmux only the protocol whose cells are text is used`() {
        var query = CapabilityQuery(.tmux, start: start)
        query.receive(.inlineImageCell(width: 8, height: 17))
        query.receive(.deviceAttributes([1, 2, 4]))
        #expect(query.applied(to: base).graphics == nil)
    }

    @Test(
        arguments: [
            ("\u{1B}]1337;ReportCellSize=17.0;8.5\u{1B}\\", .inlineImageCell(width: 9, height: 17)),
            ("\u{1B}]1337;ReportCellSize=17.0;8.0;2.0\u{7}", .inlineImageCell(width: 8, height: 17)),
            ("\u{1B}]1337;ReportCellSize=nan;8.0\u{7}", nil), ("\u{1B}]1337;ReportCellSize=1e99;8\u{7}", nil),
            ("\u{1B}]1337;ReportCellSize=17\u{7}", nil), ("\u{1B}]1337;ReportCellSize=\u{7}", nil),
        ] as [(String, TerminalResponse?)]
    )
    func `the size of a cell is read from iTerm2's report`(bytes: String, response: TerminalResponse?) {
        var decoder = InputDecoder()
        #expect(decoder.decode(bytes.utf8) == (response.map { [.response($0)] } ?? []))
    }

    @Test func `inline images are queried, but not on a terminal that would show the query`() {
        for kind in [CapabilityQuery.Kind.standard, .terminalApp, .tmux, .screen] {
            let bytes = String(decoding: CapabilityQuery.bytes(for: kind), as: UTF8.self)
            #expect(bytes.contains("]1337;ReportCellSize\u{1B}\\") == (kind == .standard))
        }
    }

    @Test(arguments: [(9, 19, 9, 19), (0, 19, 10, 20), (9, 10_000, 10, 20)])
    func `cells have the pixels that the terminal says, if a font can have them`(
        _ width: Int,
        _ height: Int,
        _ pixelWidth: Int,
        _ pixelHeight: Int
    ) {
        var query = CapabilityQuery(start: start)
        query.receive(.cellSize(width: width, height: height))
        let metrics = query.applied(to: base).metrics
        #expect((metrics.pixelWidth, metrics.pixelHeight) == (pixelWidth, pixelHeight))
    }

    @Test func `the answer that passes through tmux is waited for after the series`() {
        var query = CapabilityQuery(.tmux, start: start)
        query.receive(.deviceAttributes([1]))
        #expect(query.remainingTime(at: start) == .zero)
        #expect(query.remainingTimeOfPassthrough(at: start) == CapabilityQuery.timeLimit)
        #expect(query.remainingTimeOfPassthrough(at: start + .seconds(2)) == .zero)
        query.receive(.graphics(isSupported: true))
        #expect(query.remainingTimeOfPassthrough(at: start) == .zero)
        #expect(CapabilityQuery(start: start).remainingTimeOfPassthrough(at: start) == .zero)
    }

    @Test(
        arguments: [
            (["TERM_PROGRAM": "Apple_Terminal"], .terminalApp), (["TMUX": "/tmp/tmux-0/default,1,0"], .tmux),
            (["TMUX": ""], .standard), ([:], .standard), (["TERM": "screen-256color", "TMUX": "a,1,0"], .tmux),
            (["TERM": "screen-256color"], .screen), (["TERM": "tmux-256color"], .tmux), (["TERM": "tmux"], .tmux),
            (["TERM": "xterm-256color"], .standard), (["TERM": "vt100"], .videoTerminal),
            (["TERM": "vt220"], .videoTerminal),
            (["TERM": "vte-256color"], .standard),
        ] as [([String: String], CapabilityQuery.Kind)]
    )
    func `only multiplexers, Terminal.app and video terminals get other queries`(
        environment: [String: String],
        kind: CapabilityQuery.Kind
    ) {
        #expect(CapabilityQuery.Kind(environment: environment) == kind)
        let bytes = String(decoding: CapabilityQuery.bytes(for: kind), as: UTF8.self)
        // A multiplexer shows a query for pictures that does not pass through it.
        #expect(bytes.contains("\u{1B}_Gi=31") == [.standard, .tmux].contains(kind))
        #expect(bytes.contains("Ptmux;") == (kind == .tmux))
        #expect(bytes.hasSuffix("\u{1B}[c"))
        #expect((bytes == "\u{1B}[c") == (kind == .videoTerminal))
    }
}
