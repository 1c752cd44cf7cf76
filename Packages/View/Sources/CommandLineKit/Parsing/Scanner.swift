import PresentationKit
import ReportKit

/// A state machine that takes the words of a command line one by one as commands, options and arguments.
///
/// The parser feeds it all words and stops at the first error; completion feeds it all words but the last and reads its
/// state.
struct Scanner<Invocation: Sendable> {
    /// The path of commands, with the program first.
    private(set) var path: [Command<Invocation>]
    /// The occurrences of the parameters of the last command.
    private(set) var matches = Matches()
    private(set) var globalMatches = Matches()
    /// The option whose value is the next word.
    private(set) var pending: Pending?
    /// A Boolean value that indicates whether `--` was taken, so that all further words are arguments.
    private(set) var isPastOptions = false
    private let globals: [ParameterDescription]
    private var argumentCount = 0

    struct Pending: Hashable {
        let option: ParameterDescription
        let spelling: String
    }

    init(program: Command<Invocation>, globals: [ParameterDescription]) {
        path = [program]
        self.globals = globals
    }

    var command: Command<Invocation> { path[path.count - 1] }

    var options: [ParameterDescription] { command.description.options + globals }

    /// The argument that the next word would belong to.
    var nextArgument: ParameterDescription? {
        let arguments = command.description.arguments
        if argumentCount < arguments.count { return arguments[argumentCount] }
        return arguments.last.flatMap { $0.repeats ? $0 : nil }
    }

    mutating func take(_ word: String) throws(UsageError) {
        if let waiting = pending {
            pending = nil
            guard !isOption(word), word != "--" else { throw missingValue(waiting) }
            return record(word, for: waiting.option, spelled: waiting.spelling)
        }
        if isPastOptions { return try takeArgument(word) }
        if word == "--" {
            isPastOptions = true
        } else if !isOption(word) {
            try takeArgument(word)
        } else if word.hasPrefix("--") {
            try takeLong(word)
        } else if isHyphenatedArgument(word) {
            try takeArgument(word)
        } else {
            try takeShort(word)
        }
    }

    func finish() throws(UsageError) {
        if let pending { throw missingValue(pending) }
    }

    /// Returns whether a word has the form of an option; a single hyphen and a negative number have not.
    func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word != "-" else { return false }
        let number = word.dropFirst()
        guard let first = number.first, first.isASCII, first.isNumber, Double(number) != nil else { return true }
        return options.contains { $0.short == String(first) }
    }

    /// Returns whether a word with one hyphen continues the arguments before it.
    ///
    /// A word that is an option does not, nor does a single letter, which is probably meant as an option.
    private func isHyphenatedArgument(_ word: String) -> Bool {
        guard let argument = nextArgument, argument.allowsHyphens, !matches.of(argument).isEmpty else { return false }
        return word.utf8.count > 2 && !isCluster(word) && !spellsLongOption(word)
    }

    /// Returns whether every letter of a word is a short option, up to one that takes the rest as its value.
    private func isCluster(_ word: String) -> Bool {
        for letter in word.dropFirst() {
            guard let option = options.first(where: { $0.short == String(letter) }) else { return false }
            if option.takesValue { return true }
        }
        return true
    }

    /// Returns whether a word is a long option with one hyphen missing.
    private func spellsLongOption(_ word: String) -> Bool {
        options.contains { $0.spelling == "-\(word)" }
    }

    private func missingValue(_ waiting: Pending) -> UsageError {
        .missingValue(option: waiting.spelling, placeholder: waiting.option.value?.placeholder ?? "")
    }

    private mutating func takeLong(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(parts[0])
        guard let option = options.first(where: { $0.spelling == spelling }) else {
            throw unknown(spelling)
        }
        try check(option, spelling)
        if parts.count == 1 {
            take(option, spelled: spelling)
        } else if option.takesValue {
            record(String(parts[1]), for: option, spelled: spelling)
        } else {
            throw .unexpectedValue(option: spelling, value: String(parts[1]))
        }
    }

    private mutating func takeShort(_ word: String) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let spelling = "-\(letter)"
            guard let option = options.first(where: { $0.short == String(letter) }) else {
                throw unknownShort(spelling, in: word)
            }
            try check(option, spelling)
            if option.takesValue, !letters.isEmpty {
                return record(String(letters), for: option, spelled: spelling)
            }
            take(option, spelled: spelling)
        }
    }

    private func check(_ option: ParameterDescription, _ spelling: String) throws(UsageError) {
        let found = globals.contains(option) ? globalMatches : matches
        if !option.repeats, !found.of(option).isEmpty { throw .repeated(spelling) }
    }

    private mutating func take(_ option: ParameterDescription, spelled spelling: String) {
        if option.takesValue {
            pending = Pending(option: option, spelling: spelling)
        } else {
            record("", for: option, spelled: spelling)
        }
    }

    private mutating func takeArgument(_ word: String) throws(UsageError) {
        // A program with one job takes its arguments beside the commands that every program has.
        let subcommands = command.subcommands
        if argumentCount == 0, let next = subcommands.first(where: { $0.name == word }) { return try descend(to: next) }
        if !subcommands.isEmpty, command.description.arguments.isEmpty {
            throw .unknownCommand(word, nearest: command.visibleSubcommands.map(\.name).nearest(to: word))
        }
        guard let argument = nextArgument else { throw .unexpectedArgument(word) }
        argumentCount += 1
        record(word, for: argument, spelled: argument.spelling)
    }

    private mutating func descend(to next: Command<Invocation>) throws(UsageError) {
        path.append(next)
        if let spelling = matches.firstSpelling { throw unknown(spelling) }
    }

    private mutating func record(_ value: String, for parameter: ParameterDescription, spelled spelling: String) {
        if globals.contains(parameter) {
            globalMatches.add(value, for: parameter, spelled: spelling)
        } else {
            matches.add(value, for: parameter, spelled: spelling)
        }
    }

    private func unknownShort(_ spelling: String, in word: String) -> UsageError {
        let nearest = spellsLongOption(word) ? "-\(word)" : nil
        if let argument = nextArgument, argument.allowsHyphens {
            return .unknownOptionOrArgument(word, nearest: nearest, argument: argument.name)
        }
        return .unknownOption(nearest == nil ? spelling : word, nearest: nearest)
    }

    private func unknown(_ spelling: String) -> UsageError {
        let spellings = options.filter { !$0.isHidden }.map(\.spelling)
        return .unknownOption(spelling, nearest: spelling.hasPrefix("--") ? spellings.nearest(to: spelling) : nil)
    }
}
