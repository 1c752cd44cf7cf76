public import PresentationKit

extension UsageFailure {
    /// The error of the command line and the next step.
    public var phrase: Phrase {
        switch error {
        case .missingCommand:
            Phrase(
                en: "'\(name)' needs a command. '\(help)' lists them.",
                ja: "'\(name)' にはコマンドが必要です。一覧は '\(help)' で見られます。"
            )
        case .unknownCommand(let word, let nearest?):
            Phrase(
                en: "There is no command '\(word)'. Did you mean '\(nearest)'?",
                ja: "'\(word)' というコマンドはありません。'\(nearest)' ではありませんか。"
            )
        case .unknownCommand(let word, nil):
            Phrase(
                en: "There is no command '\(word)'. '\(help)' lists the commands.",
                ja: "'\(word)' というコマンドはありません。一覧は '\(help)' で見られます。"
            )
        case .unknownOption(let option, let nearest?):
            Phrase(
                en: "There is no option '\(option)'. Did you mean '\(nearest)'?",
                ja: "'\(option)' というオプションはありません。'\(nearest)' ではありませんか。"
            )
        case .unknownOption(let option, nil):
            Phrase(
                en: "There is no option '\(option)'. '\(help)' lists the options.",
                ja: "'\(option)' というオプションはありません。一覧は '\(help)' で見られます。"
            )
        case .unknownOptionOrArgument(let word, let nearest, let argument):
            Phrase(
                en: """
                    There is no option '\(word)'. \(nearest.map { "Did you mean '\($0)'? " } ?? "")\
                    If it belongs to '\(argument)', put '--' before it, as in '\(name) -- \(word)'.
                    """,
                ja: """
                    '\(word)' というオプションはありません。\(nearest.map { "'\($0)' ではありませんか。" } ?? "")\
                    '\(argument)' の一部なら、'\(name) -- \(word)' のように前に '--' を置いてください。
                    """
            )
        case .missingValue(let option, let placeholder):
            Phrase(
                en: "'\(option)' needs a value. Write '\(option.joined(to: placeholder))'.",
                ja: "'\(option)' には値が必要です。'\(option.joined(to: placeholder))' のように書いてください。"
            )
        case .unexpectedValue(let option, let value):
            Phrase(
                en: "'\(option)' takes no value, but '\(value)' was given. Write '\(option)' alone.",
                ja: "'\(option)' は値を取りませんが、'\(value)' が指定されました。'\(option)' だけを書いてください。"
            )
        case .missingArgument(let argument):
            Phrase(
                en: "'\(argument)' is missing. '\(help)' shows the usage.",
                ja: "'\(argument)' がありません。書き方は '\(help)' で見られます。"
            )
        case .unexpectedArgument(let value):
            Phrase(
                en: "'\(value)' is an unexpected argument. Put quotes around a value with spaces, or see '\(help)'.",
                ja: "'\(value)' は余分な引数です。空白を含む値は引用符で囲んでください。書き方は '\(help)' で見られます。"
            )
        case .invalidValue(let parameter, let value, let rule):
            rule.refusal(of: value, for: parameter)
        case .conflicting(let first, let second):
            Phrase(
                en: "'\(first)' and '\(second)' cannot be used together. Use one of them.",
                ja: "'\(first)' と '\(second)' は同時に使えません。どちらか一方を使ってください。"
            )
        case .missingCompanion(let option, let other):
            Phrase(
                en: "'\(option)' needs '\(other)'. Use both, or neither.",
                ja: "'\(option)' は '\(other)' と一緒に使います。両方を指定するか、どちらも外してください。"
            )
        case .repeated(let option):
            Phrase(
                en: "'\(option)' was given more than once. Give it once.",
                ja: "'\(option)' が 2 回以上指定されました。1 回だけ指定してください。"
            )
        }
    }

    private var name: String {
        ([program] + command).joined(separator: " ")
    }

    private var help: String {
        ([program, "help"] + command).joined(separator: " ")
    }
}

extension ValueRule {
    fileprivate func refusal(of value: String, for parameter: String) -> Phrase {
        if case .oneOf(_, let nearest?) = self {
            return Phrase(
                en: "'\(parameter)' does not take '\(value)'. Did you mean '\(nearest)'?",
                ja: "'\(parameter)' に '\(value)' は指定できません。'\(nearest)' ではありませんか。"
            )
        }
        return Phrase(
            en: "'\(parameter)' takes \(demand.english), not '\(value)'.",
            ja: "'\(parameter)' に '\(value)' は指定できません。\(demand.japanese)を指定してください。"
        )
    }

    private var demand: Phrase {
        switch self {
        case .oneOf(let words, _):
            Phrase(
                en: words.quoted(between: ", ", beforeLast: " or "),
                ja: "\(words.quoted(between: "、", beforeLast: "、")) \(words.count > 1 ? "のいずれか" : "")"
            )
        case .within(let range):
            switch (range.lowerBound == Int.min, range.upperBound == Int.max) {
            case (true, true): Phrase(en: "a whole number", ja: "整数")
            case (false, true):
                Phrase(en: "a whole number of \(range.lowerBound) or more", ja: "\(range.lowerBound) 以上の整数")
            case (true, false):
                Phrase(en: "a whole number of \(range.upperBound) or less", ja: "\(range.upperBound) 以下の整数")
            case (false, false):
                Phrase(
                    en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
                    ja: "\(range.lowerBound) から \(range.upperBound) までの整数"
                )
            }
        case .described(let rule): rule
        }
    }
}

extension String {
    /// The spelling of an option with its value, which is also valid for values with a leading hyphen.
    fileprivate func joined(to placeholder: String) -> String {
        hasPrefix("--") ? "\(self)=\(placeholder)" : "\(self) \(placeholder)"
    }
}

extension [String] {
    fileprivate func quoted(between separator: String, beforeLast: String) -> String {
        let words = map { "'\($0)'" }
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: separator) + beforeLast + last
    }
}
