import CommandLineKit
import Determinism
import PresentationKit
import Testing
import ViewKit

@testable import shelf

/// The test that random invocations, written as command lines in all valid spellings, are parsed to themselves.
struct RoundTripTests {
    @Test(arguments: 0..<40)
    func `a written command line is read back`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let (invocation, options, words) = Self.line(using: &random)
            #expect(try Shelf.program.request(for: words) == .run(invocation, options), "seed \(seed): \(words)")
        }
    }

    private static let texts = [
        "", "a", "swift testing", "-", "--", "-n", "--limit", "--limit=3", "=", "a=b", "-5", "東京", "👩‍👩‍👧", "\u{1B}[31m",
        "find",
    ]

    private static func line(
        using random: inout SeededGenerator
    ) -> (Shelf.Invocation, Shelf.Options, [String]) {
        var options: [[String]] = []
        let standard = StandardOptions(
            output: random.pick([.page, .json, .columns, .nullTerminated]),
            disablesPrompts: random.bool(),
            assumesYes: random.bool(),
            language: random.pick([nil, .english, .japanese]),
            isVerbose: random.bool(),
            tracePath: random.bool() ? random.pick(texts) : nil
        )
        let host = random.bool() ? random.pick(texts) : nil
        switch standard.output {
        case .page: break
        case .json: options.append(["--json"])
        case .columns: options.append(["--plain"])
        case .nullTerminated: options.append(["--print0"])
        }
        if standard.disablesPrompts { options.append(["--no-input"]) }
        if standard.assumesYes { options.append([random.pick(["-y", "--yes"])]) }
        if standard.isVerbose { options.append([random.pick(["-v", "--verbose"])]) }
        if let language = standard.language { options.append(random.spelling("lang", nil, language.rawValue)) }
        if let path = standard.tracePath { options.append(random.spelling("trace", nil, path)) }
        if let host { options.append(random.spelling("host", nil, host)) }

        var arguments: [String] = []
        let invocation: Shelf.Invocation
        let command: [String]
        switch random.next(below: 4) {
        case 0:
            command = ["find"]
            arguments = (0...random.next(below: 3)).map { _ in random.pick(texts) }
            let limit = 1 + random.next(below: 100)
            let isExact = random.bool()
            let labels = isExact ? [] : (0..<random.next(below: 4)).map { _ in random.pick(texts) }
            options.append(random.spelling("limit", "n", String(limit)))
            if isExact { options.append([random.pick(["-x", "--exact"])]) }
            // The order of a repeated option counts, so its occurrences stay together.
            options.append(labels.flatMap { random.spelling("label", "l", $0) })
            invocation = .find(query: arguments, limit: limit, isExact: isExact, labels: labels, since: nil)
        case 1:
            command = ["list"]
            let source = random.pick([Shelf.Source.newest, .mine, .label(random.pick(texts))])
            let fields = Shelf.Field.allCases.shuffled(using: &random).dropLast(random.next(below: 3))
            options.append(random.spelling("fields", nil, fields.map(\.rawValue).joined(separator: ",")))
            if case .label(let label) = source { options.append(random.spelling("label", nil, label)) }
            if source == .mine { options.append(["--mine"]) }
            invocation = .list(source, fields: Array(fields))
        case 2:
            command = ["move"]
            let steps = random.next(below: 2001) - 1000
            arguments = [String(steps)]
            invocation = .move(by: steps)
        default:
            command = ["saved", "save"]
            arguments = (0...random.next(below: 2)).map { _ in random.pick(texts) }
            invocation = .save(name: arguments[0], query: Array(arguments.dropFirst()))
        }
        return (
            invocation, Shelf.Options(standard: standard, host: host),
            command + random.mixed(options, arguments)
        )
    }
}

extension SeededGenerator {
    fileprivate mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
    fileprivate mutating func bool() -> Bool { next(below: 2) == 0 }
    fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }

    /// An option with its value in one of the ways to write it; a value that looks like an option has to be attached.
    fileprivate mutating func spelling(_ name: String, _ short: String?, _ value: String) -> [String] {
        var spellings = [["--\(name)=\(value)"]]
        if let short, !value.isEmpty { spellings.append(["-\(short)\(value)"]) }
        if !value.hasPrefix("-") || value == "-" || value == "-5" {
            spellings.append(["--\(name)", value])
            if let short { spellings.append(["-\(short)", value]) }
        }
        return pick(spellings)
    }

    /// Options in any order, arguments between them or, where they look like options, behind `--`.
    fileprivate mutating func mixed(_ options: [[String]], _ arguments: [String]) -> [String] {
        let pieces = options.shuffled(using: &self)
        let looksLikeOption = { (word: String) in word.hasPrefix("-") && word != "-" && Int(word) == nil }
        if arguments.contains(where: looksLikeOption) || bool() {
            return pieces.joined() + ["--"] + arguments
        }
        var words = arguments.map { [$0] }
        for piece in pieces {
            words.insert(piece, at: next(below: words.count + 1))
        }
        return Array(words.joined())
    }
}
