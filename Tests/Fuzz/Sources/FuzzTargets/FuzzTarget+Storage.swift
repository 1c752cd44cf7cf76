import FileStorageTesting

extension FuzzTarget {
    static let keys = FuzzTarget(name: "keys", body: FileStorageInvariants.keys)
    static let document = FuzzTarget(name: "document", body: FileStorageInvariants.document)
    static let log = FuzzTarget(name: "log", body: FileStorageInvariants.log)
    static let settings = FuzzTarget(name: "settings", body: FileStorageInvariants.settings)
}
