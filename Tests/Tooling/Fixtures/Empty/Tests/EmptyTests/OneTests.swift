import Testing

// The attribute is missing, so this is no test.
func `nothing fails`() {}
