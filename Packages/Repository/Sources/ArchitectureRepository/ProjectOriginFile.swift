import ArchitectureDomain

/// The file of a project that has the facts with which it was created.
enum ProjectOriginFile {
    /// Reads the facts.
    ///
    /// - Throws: ``RulesFileError`` for text of another form.
    static func origin(from bytes: [UInt8]) throws(RulesFileError) -> ProjectOrigin {
        var reader = TOMLReader(bytes)
        let tables = try reader.read()
        var keys = TableKeys(tables[0])
        let name = try keys.required(keys.text("name"), "name")
        let version = try keys.required(keys.text("version"), "version")
        let kind = try keys.required(keys.text("kits"), "kits")
        let address = try keys.required(keys.text("from"), "from")
        try keys.finish()
        let kits: KitsSource =
            switch kind {
            case "url": .url(address)
            case "path": .local(address)
            case "vendored": .vendored(address)
            default:
                throw RulesFileError(
                    line: keys.line(of: "kits"),
                    reason: .noneOf(key: "kits", kind, ["url", "path", "vendored"])
                )
            }
        guard let name = try? ModuleName(name) else {
            throw RulesFileError(line: keys.line(of: "name"), reason: .expected("name = \"Notes\""))
        }
        return ProjectOrigin(name: name, kits: kits, version: version)
    }
}
