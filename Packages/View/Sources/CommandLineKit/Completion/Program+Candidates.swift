import PresentationKit
import ViewKit

extension Program {
    /// What a shell offers for the last of some words.
    ///
    /// The words before it are read as far as they can be, so that a mistake in them does not silence the shell.
    func plan(for words: [String]) -> CompletionPlan {
        var scanner = Scanner(program: root.description, globals: globalDescriptions)
        for word in words.dropLast() {
            do throws(UsageError) {
                try scanner.take(word)
            } catch .unknownCommand {
                return CompletionPlan(prefix: "", offer: .words([]))
            } catch {
                continue
            }
        }
        return scanner.plan(for: words.last ?? "")
    }

    /// The answer to a completion script: what to offer in its first line, then a candidate on each line.
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
            let question = CompletionQuery(
                source: source,
                beginning: beginning,
                globals: globals(in: words.dropLast()),
                wording: wording
            )
            let found = plan.text(await lookUp(question).filter { question.matches($0.word) })
            return plan.fallsBackOnFiles && found == plan.text([]) ? "files \(plan.prefix)\n" : found
        }
    }

    private func commands(below path: [String]) -> [CommandDescription] {
        var command: CommandDescription? = root.description
        for name in path.drop(while: { $0 != "help" }).dropFirst() {
            command = command?.subcommand(named: name)
        }
        return command?.visibleSubcommands ?? []
    }
}

/// What a shell offers for a word.
struct CompletionPlan: Hashable {
    enum Offer: Hashable {
        case words([Completion.Word])
        case files
        case directories
        case source(CandidateSource, String)
    }

    /// What stays of the word before what is offered: `--format=`.
    let prefix: String
    let offer: Offer
    /// What a candidate has to begin with, after the prefix.
    var beginning = ""
    /// Whether a word with a hyphen before it would be taken for an option here.
    var knowsOptions = false
    /// Whether names of files are offered where the program finds no word.
    var fallsBackOnFiles = false

    init(prefix: String, offer: Offer, beginning: String = "", knowsOptions: Bool = false) {
        self.prefix = prefix
        self.offer = offer
        self.beginning = beginning
        self.knowsOptions = knowsOptions
    }

    /// What a shell offers for a value of which the beginning was typed.
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
            case .source(let source), .sourceOrFiles(let source): .source(source, beginning)
            }
        self.init(prefix: prefix, offer: offer, beginning: beginning, knowsOptions: knowsOptions && prefix.isEmpty)
        if case .sourceOrFiles = value?.completion { fallsBackOnFiles = true }
    }

    /// The answer to a script.
    ///
    /// A candidate that a terminal cannot show as it is would be completed to something else than what the user sees,
    /// and one that the parser takes for an option to something else than its value, so both are left out.
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
    /// What a shell offers for an unfinished word.
    func plan(for word: String) -> CompletionPlan {
        if let pending {
            return CompletionPlan(value: pending.option.value, beginning: word, knowsOptions: true)
        }
        if !isPastOptions, word.hasPrefix("-"), word != "-" || nextArgument == nil {
            return optionPlan(for: word)
        }
        if !command.subcommands.isEmpty {
            let words = command.visibleSubcommands.map { Completion.Word($0.name, $0.abstract) }
            return CompletionPlan(prefix: "", offer: .words(words), beginning: word)
        }
        return CompletionPlan(value: nextArgument?.value, beginning: word, knowsOptions: !isPastOptions)
    }

    private func optionPlan(for word: String) -> CompletionPlan {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, let option = options.first(where: { $0.spelling == parts[0] && $0.takesValue }) {
            return CompletionPlan(prefix: "\(parts[0])=", value: option.value, beginning: String(parts[1]))
        }
        let words = options.filter { !$0.isHidden && !isUsedUp($0) }.flatMap { option in
            ([option.spelling] + [option.negation].compactMap(\.self)).map { Completion.Word($0, option.help) }
        }
        return CompletionPlan(prefix: "", offer: .words(words), beginning: word)
    }

    private func isUsedUp(_ option: ParameterDescription) -> Bool {
        !option.repeats && !(matches.of(option) + globalMatches.of(option)).isEmpty
    }
}
