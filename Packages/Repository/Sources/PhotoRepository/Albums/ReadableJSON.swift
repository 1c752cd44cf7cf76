import DomainKit
import Foundation
import RepositoryKit

/// The JSON of files that people read and edit.
enum ReadableJSON {
    private struct Version: Decodable {
        let version: Int
    }

    /// Encodes a value, in a stable order of keys.
    static func bytes(_ value: some Encodable) throws(ApplicationError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        do {
            return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
        } catch {
            throw ApplicationError(.invalidData("json"), origin: error)
        }
    }

    /// Decodes the file at a path.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`: `newerFormat`, or `malformed` for anything else.
    static func value<Value: Decodable>(
        _ bytes: [UInt8],
        at path: String,
        version: Int
    ) throws(ApplicationError) -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            let data = Data(bytes)
            let written = try decoder.decode(Version.self, from: data).version
            guard written <= version else { throw ApplicationError(.storage(.newerFormat(path: path))) }
            return try decoder.decode(Value.self, from: data)
        } catch let error as ApplicationError {
            throw error
        } catch {
            throw ApplicationError(.storage(.malformed(document: path)), origin: error)
        }
    }
}
