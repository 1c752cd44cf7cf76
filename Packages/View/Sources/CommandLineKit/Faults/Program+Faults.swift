import PresentationKit

extension Program {
    /// The errors in the names, arguments and examples of the description.
    ///
    /// - Complexity: O(*n*²) in the number of parameters; meant for tests.
    public var faults: [DescriptionFault] {
        root.description.faults(path: [], globals: globalDescriptions)
            + refusedExamples(of: root.description, path: [])
            + mismatchedLanguages
    }

    private var mismatchedLanguages: [DescriptionFault] {
        let own = languages.map(\.rawValue)
        guard case .oneOf(let accepted, _) = globals.descriptions.first(where: { $0.name == "lang" })?.value?.rule,
            accepted != own
        else { return [] }
        return [.mismatchedLanguages(option: accepted, program: own)]
    }

    private func refusedExamples(of command: CommandDescription, path: [String]) -> [DescriptionFault] {
        command.examples.compactMap { example in
            do throws(UsageFailure) {
                _ = try request(for: path + example.words)
                return nil
            } catch {
                return .refusedExample(example.line(for: [name] + path), error.error)
            }
        }
            + command.subcommands.flatMap { refusedExamples(of: $0, path: path + [$0.name]) }
    }
}

extension CommandDescription {
    fileprivate func faults(path: [String], globals: [ParameterDescription]) -> [DescriptionFault] {
        let options = options + globals
        let names = [name] + options.map(\.name)
        let isInternal = isHidden && name.hasPrefix("__")
        var faults: [DescriptionFault] = names.filter { !($0 == name && isInternal) && !$0.isCommandLineName }
            .map { .malformedName(command: path, name: $0) }
        faults += options.compactMap(\.short).filter { $0.count != 1 || $0 == "-" }
            .map { .malformedName(command: path, name: $0) }
        let spellings = options.flatMap(\.spellings) + arguments.map(\.spelling)
        faults += spellings.repeated.map { .repeatedSpelling(command: path, spelling: $0) }
        faults += unreachableArguments.map { .unreachableArgument(command: path, name: $0.name) }
        faults += subcommands.map(\.name).repeated.map { .repeatedCommand(path + [$0]) }
        return faults + subcommands.flatMap { $0.faults(path: path + [$0.name], globals: globals) }
    }

    private var unreachableArguments: [ParameterDescription] {
        if !subcommands.isEmpty { return arguments }
        return arguments.indices.filter { index in
            let former = arguments[..<index]
            return former.contains(where: \.repeats) || arguments[index].isRequired && !former.allSatisfy(\.isRequired)
        }.map { arguments[$0] }
    }
}

extension ParameterDescription {
    /// All spellings of an option.
    var spellings: [String] {
        [spelling] + (short.map { ["-\($0)"] } ?? [])
    }
}

extension Example {
    /// The words into which a shell splits the arguments, up to a pipe or the next command.
    var words: [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in arguments {
            if isEscaped || quote != nil && character != quote {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == quote {
                quote = nil
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == "\\" {
                isEscaped = true
            } else if "|><;&".contains(character) {
                break
            } else if character == " " {
                words += [word].compactMap(\.self)
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }
}

extension [String] {
    /// The elements that occur more than once, each once.
    fileprivate var repeated: [String] {
        var seen: Set<String> = []
        var repeated: [String] = []
        for element in self where !seen.insert(element).inserted && !repeated.contains(element) {
            repeated.append(element)
        }
        return repeated
    }
}

extension String {
    fileprivate var isCommandLineName: Bool {
        !isEmpty && first != "-" && last != "-"
            && allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    }
}
