enum PrintedRecord {
    static let __app__: [String: PrintedRecord] = [
        "__command__ show": .of("__command__"),
        "__command__ add": .of("__command__"),
    ]
}
