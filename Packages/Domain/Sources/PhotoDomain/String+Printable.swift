extension String {
    /// A Boolean value that indicates whether no character controls the display of others.
    var isPrintable: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .format: false
            default: true
            }
        }
    }
}
