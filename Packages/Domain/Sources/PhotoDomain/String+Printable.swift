extension String {
    /// A Boolean value that indicates whether no character controls the display of others.
    ///
    /// Joiners are part of words and emoji.
    var isPrintable: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
            case .format: scalar.value == 0x200C || scalar.value == 0x200D
            default: true
            }
        }
    }
}
