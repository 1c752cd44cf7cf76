extension Result {
    /// The failure, or nil.
    package var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
