extension Phrase: CustomReflectable {
    /// The texts by language, as a trace records them: English and Japanese by name, others by tag.
    public var customMirror: Mirror {
        switch form {
        case .englishAndJapanese(let english, let japanese):
            Mirror(self, children: ["english": english, "japanese": japanese], displayStyle: .struct)
        case .texts(let texts):
            Mirror(
                self,
                children: texts.map { (label: $0.language.rawValue, value: $0.text) },
                displayStyle: .struct
            )
        }
    }
}
