extension Result {
    /// The failure, or nil.
    public var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
