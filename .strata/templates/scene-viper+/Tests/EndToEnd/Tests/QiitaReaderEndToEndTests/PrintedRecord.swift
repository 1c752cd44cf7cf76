enum PrintedRecord {
    static let __app__: [String: PrintedRecord] = [
        "__command__": .document,
    ]
}
