import PresentationKit
import ViewKit

extension Program {
    /// Returns the completion plan for the last of some words.
    ///
    /// Errors in the words before it are skipped, so that the last word can be completed nevertheless.
    func plan(for words: [String]) -> CompletionPlan {
        var scanner = Scanner(program: root, globals: globalDescriptions)
        for word in words.dropLast() {
            do throws(UsageError) {
                try scanner.take(word)
            } catch .unknownCommand {
                return CompletionPlan(offer: .words([]))
            } catch {
                continue
            }
        }
        return scanner.plan(for: words.last ?? "")
    }

    /// Returns the response to a completion script: the kind of completion in the first line, then a candidate on each
    /// line.
    func candidates(
        for words: [String],
        wording: Wording,
        lookUp: (CompletionQuery<Globals>) async -> [Candidate]
    ) async -> String {
        let plan = plan(for: words)
        switch plan.offer {
        case .files: return "files \(plan.prefix)\n"
        case .directories: return "directories \(plan.prefix)\n"
        case .words(let words):
            let candidates = words.map { Candidate($0.text, remark: $0.help.map { wording($0) } ?? "") }
            return plan.text(candidates.filter { $0.word.hasPrefix(plan.beginning) })
        case .source(.commands, _):
            let path = words.dropLast().filter { !$0.hasPrefix("-") }
            let candidates = commands(below: path).map { Candidate($0.name, remark: wording($0.abstract)) }
            return plan.text(candidates.filter { $0.word.hasPrefix(plan.beginning) })
        case .source(let source, let beginning):
            let query = CompletionQuery(
                source: source,
                beginning: beginning,
                globals: globals(in: words.dropLast()),
                wording: wording
            )
            let found = plan.text(await lookUp(query).filter { query.matches($0.word) })
            return plan.fallsBackOnFiles && found == plan.text([]) ? "files \(plan.prefix)\n" : found
        }
    }

    private func commands(below path: [String]) -> [Command<ParsedCommand<Invocation>>] {
        var command: Command? = root
        for name in path.drop(while: { $0 != "help" }).dropFirst() {
            command = command?.subcommand(named: name)
        }
        return command?.visibleSubcommands ?? []
    }
}

struct CompletionPlan: Hashable {
    enum Offer: Hashable {
        case words([Completion.Word])
        case files
        case directories
        case source(CandidateSource, String)
    }

    /// The part of the word that every candidate keeps, such as `--format=`.
    var prefix = ""
    let offer: Offer
    /// The typed text behind the prefix, which every candidate begins with.
    var beginning = ""
    /// A Boolean value that indicates whether a candidate with a hyphen would be parsed as an option.
    var knowsOptions = false
    /// A Boolean value that indicates whether file names are offered where there is no candidate.
    var fallsBackOnFiles = false
}

extension CompletionPlan {
    /// Creates the plan for a value of which a part was typed.
    init(prefix: String = "", value: ValueDescription?, beginning: String, knowsOptions: Bool = false) {
        var (prefix, beginning) = (prefix, beginning)
        if value?.isList == true, let comma = beginning.lastIndex(of: ",") {
            prefix += beginning[...comma]
            beginning = String(beginning[comma...].dropFirst())
        }
        let offer: Offer =
            switch value?.completion ?? .nothing {
            case .nothing: .words([])
            case .files: .files
            case .directories: .directories
            case .words(let words): .words(words)
            case .source(let source, _): .source(source, beginning)
            }
        self.init(prefix: prefix, offer: offer, beginning: beginning, knowsOptions: knowsOptions && prefix.isEmpty)
        if case .source(_, orFiles: true) = value?.completion { fallsBackOnFiles = true }
    }

    /// Returns the response to a completion script.
    ///
    /// Candidates that a terminal cannot show unchanged are left out, because the inserted word would differ from the
    /// visible one, and so are candidates that would be parsed as options.
    func text(_ candidates: [Candidate]) -> String {
        let fitting = candidates.filter {
            !(knowsOptions && $0.word.hasPrefix("-")) && TerminalText($0.word).plainText == $0.word
        }
        let lines = fitting.map { candidate in
            let remark = TerminalText(candidate.remark).plainText
            return prefix + candidate.word + (remark.isEmpty ? "" : "\t\(remark)")
        }
        return (["words"] + lines).joined(separator: "\n") + "\n"
    }
}

extension Scanner {
    func plan(for word: String) -> CompletionPlan {
        if let pending {
            return CompletionPlan(value: pending.option.value, beginning: word, knowsOptions: true)
        }
        if !isPastOptions, word.hasPrefix("-"), word != "-" || nextArgument == nil {
            return optionPlan(for: word)
        }
        let subcommands = command.visibleSubcommands
        if !subcommands.isEmpty {
            let words = subcommands.map { Completion.Word($0.name, $0.abstract) }
            return CompletionPlan(offer: .words(words), beginning: word)
        }
        return CompletionPlan(value: nextArgument?.value, beginning: word, knowsOptions: !isPastOptions)
    }

    private func optionPlan(for word: String) -> CompletionPlan {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, let option = options.first(where: { $0.spelling == parts[0] && $0.takesValue }) {
            return CompletionPlan(prefix: "\(parts[0])=", value: option.value, beginning: String(parts[1]))
        }
        let words = options.filter { !$0.isHidden && !isUsedUp($0) }.map { Completion.Word($0.spelling, $0.help) }
        return CompletionPlan(offer: .words(words), beginning: word)
    }

    private func isUsedUp(_ option: ParameterDescription) -> Bool {
        !option.repeats && !(matches.of(option) + globalMatches.of(option)).isEmpty
    }
}
