public import PresentationKit

extension Parameter where Value == Bool {
    /// Returns a flag: `--name` yields true, its absence false.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - help: the explanation in help.
    ///   - isHidden: whether help and completions leave the flag out.
    public static func flag(
        _ name: String,
        short: String? = nil,
        help: Phrase,
        isHidden: Bool = false
    ) -> Parameter<Bool> {
        let description = ParameterDescription(
            name: name,
            short: short,
            shape: .flag,
            help: help,
            isHidden: isHidden
        )
        return Parameter(description) { !$0.isEmpty }
    }
}

extension Parameter {
    /// Returns a flag that stands for a value: `--name` yields it, its absence nil.
    ///
    /// Flags of this kind are the alternatives of ``oneOf(_:otherwise:)``.
    public static func flag<Meaning>(
        _ name: String,
        short: String? = nil,
        as value: Meaning,
        help: Phrase
    ) -> Parameter<Meaning?> where Value == Meaning? {
        Parameter<Bool>.flag(name, short: short, help: help).map { $0 ? value : nil }
    }
}
