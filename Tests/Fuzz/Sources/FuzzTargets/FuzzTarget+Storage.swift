import FileStorageTesting

extension FuzzTarget {
    static let keys = FuzzTarget(name: "keys", body: FileStoragePromises.keys)
    static let document = FuzzTarget(name: "document", body: FileStoragePromises.document)
    static let log = FuzzTarget(name: "log", body: FileStoragePromises.log)
    static let settings = FuzzTarget(name: "settings", body: FileStoragePromises.settings)
}
