import FileStorageTesting

extension FuzzTarget {
    static let keys = FuzzTarget(name: "keys", body: FileStoragePromises.keys)
    static let document = FuzzTarget(name: "document", body: FileStoragePromises.document)
    static let journal = FuzzTarget(name: "journal", body: FileStoragePromises.journal)
    static let settings = FuzzTarget(name: "settings", body: FileStoragePromises.settings)
}
