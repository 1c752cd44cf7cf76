public import DomainKit

/// A gateway of settings in a file that users edit, too.
public struct StoredSettingsGateway: SettingsGateway {
    public let path: String
    private let store: any SettingsStore
    private let runner: (any ForegroundRunner)?
    private let environment: [String: String]

    /// Creates a gateway.
    ///
    /// The environment names the editor, in `VISUAL` or else in `EDITOR`, which the runner runs; it is nil where there
    /// is none.
    public init(
        path: String,
        store: any SettingsStore,
        runner: (any ForegroundRunner)? = nil,
        environment: [String: String] = [:]
    ) {
        self.path = path
        self.store = store
        self.runner = runner
        self.environment = environment
    }

    @concurrent
    public func written() async throws(ApplicationError) -> [WrittenSetting] {
        let settings = try await mapping { () throws(SettingsError) in try await store.settings() }
        return settings.map { WrittenSetting(key: $0.key, value: $0.value, path: path, line: $0.line) }
    }

    @concurrent
    public func write(_ value: String, for key: String) async throws(ApplicationError) {
        try await mapping { () throws(SettingsError) in try await store.set(value, for: key) }
    }

    @concurrent
    public func remove(_ key: String) async throws(ApplicationError) {
        try await mapping { () throws(SettingsError) in try await store.remove(key) }
    }

    @concurrent
    public func edit() async throws(ApplicationError) {
        let named = ["VISUAL", "EDITOR"].first { !(environment[$0] ?? "").isEmpty }
        let text = named.flatMap { environment[$0] } ?? "vi"
        let notStarted = EditorFailure.notStarted(text, variable: named ?? "EDITOR")
        guard let runner, let words = ShellWords(text)?.words, let program = words.first else {
            throw ApplicationError(.editor(notStarted))
        }
        try await mapping { () throws(SettingsError) in try await store.createFolder() }
        let status: Int32
        do throws(ProcessError) {
            status = try await runner.run(program, words.dropFirst() + [path])
        } catch {
            switch error {
            case .notFound, .notStarted: throw ApplicationError(.editor(notStarted), origin: error)
            case .timedOut: throw ApplicationError(.timedOut, origin: error)
            case .cancelled: throw ApplicationError(.cancelled, origin: error)
            }
        }
        guard status == 0 else { throw ApplicationError(.editor(.failed(status: Int(status)))) }
    }
}
