public import Foundation

/// Keeps the bytes of what was open, for ``RouteRestoration``: the app implements it with its storage.
///
/// ```swift
/// import Foundation
///
/// struct RouteFile: RouteStore {
///     let url: URL
///
///     func load() async throws -> Data? {
///         FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
///     }
///
///     func save(_ data: Data) async throws {
///         try data.write(to: url, options: .atomic)
///     }
///
///     func setAside() async throws {
///         try FileManager.default.moveItem(at: url, to: url.appendingPathExtension("damaged"))
///     }
/// }
/// ```
public protocol RouteStore<Failure>: Sendable {
    /// What goes wrong.
    associatedtype Failure: Error

    /// The bytes that were kept last, or nil if there are none.
    func load() async throws(Failure) -> Data?

    /// Keeps bytes in place of those that were there.
    func save(_ data: Data) async throws(Failure)

    /// Moves what is kept out of the way without destroying it, because this program cannot read it.
    func setAside() async throws(Failure)
}
