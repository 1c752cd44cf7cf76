import PresentationKit

extension Program {
    /// Parses the arguments of the process.
    ///
    /// An invalid line that contains `--help` is a request for help.
    ///
    /// - Parameter arguments: the arguments without the name of the program.
    /// - Throws: The first error of the line.
    public func request(for arguments: [String]) throws(UsageFailure) -> Request<Globals, Invocation> {
        var scanner = Scanner(program: root, globals: globalDescriptions)
        let request: Request<Globals, Invocation>
        do throws(UsageError) {
            for word in arguments {
                try scanner.take(word)
            }
            if let text = scanner.requestedText { return .print(text) }
            try scanner.finish()
            request = try self.request(for: scanner)
        } catch {
            if case .unknownCommand = error {
            } else if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                return .print(.help(scanner.names))
            }
            throw UsageFailure(program: name, command: scanner.names, error: error)
        }
        if case .print(.help(let path)) = request { try checkCommandExists(at: path) }
        return request
    }

    /// Parses the global options only, and skips errors.
    ///
    /// It finds the language for an error message about a command line that cannot be parsed.
    ///
    /// - Parameter arguments: the arguments without the name of the program.
    /// - Returns: Nil where a global option is invalid.
    public func globals(in arguments: [String]) -> Globals? {
        var scanner = Scanner(program: root, globals: globalDescriptions)
        for word in arguments {
            try? scanner.take(word)
        }
        return try? globals.read(scanner.globalMatches)
    }

    private func request(
        for scanner: Scanner<ParsedCommand<Invocation>>
    ) throws(UsageError) -> Request<Globals, Invocation> {
        guard let read = scanner.command.read else { throw .missingCommand }
        let options = try globals.read(scanner.globalMatches)
        switch try read(scanner.matches) {
        case .run(let invocation):
            return .run(invocation, options)
        case .print(let text):
            return .print(text)
        }
    }

    /// Throws if the help of a command was requested that does not exist; the error names the path to it.
    private func checkCommandExists(at path: [String]) throws(UsageFailure) {
        var command = root
        for (depth, word) in path.enumerated() {
            guard let next = command.subcommand(named: word) else {
                let nearest = command.visibleSubcommands.map(\.name).nearest(to: word)
                let error = UsageError.unknownCommand(word, nearest: nearest)
                throw UsageFailure(program: name, command: Array(path.prefix(depth)), error: error)
            }
            command = next
        }
    }
}

extension Scanner {
    /// The names of the commands, without the program's.
    fileprivate var names: [String] {
        path.dropFirst().map(\.name)
    }

    fileprivate var requestedText: BuiltInText? {
        if !globalMatches.of(.help).isEmpty { return .help(names) }
        if !globalMatches.of(.version).isEmpty { return .version }
        return nil
    }
}
