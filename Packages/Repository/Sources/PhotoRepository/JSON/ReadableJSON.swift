import DomainKit
import Foundation

/// The JSON of files that people read and edit.
enum ReadableJSON {
    /// A value behind its version, which is checked first.
    private struct Versioned<Value: Decodable>: DecodableWithConfiguration {
        private enum CodingKeys: CodingKey {
            case version
        }

        let value: Value

        init(from decoder: any Decoder, configuration newest: Int) throws {
            let version = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .version)
            guard version <= newest else { throw NewerVersion() }
            value = try Value(from: decoder)
        }
    }

    private struct NewerVersion: Error {}

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

    /// Encodes a value that takes the place of another one in a file, in which everything else is kept.
    static func bytes<Value: Encodable>(
        _ value: Value,
        inPlaceOf previous: Value?,
        in file: [UInt8],
        at path: String
    ) throws(ApplicationError) -> [UInt8] {
        let tree = try JSONTree(file, at: path)
        let known = try previous.map { value throws(ApplicationError) in try JSONTree(try bytes(value), at: path) }
        return try bytes(JSONTree(try bytes(value), at: path).adding(tree, except: known))
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
            return try decoder.decode(Versioned<Value>.self, from: Data(bytes), configuration: version).value
        } catch is NewerVersion {
            throw ApplicationError(.storage(.newerFormat(path: path)))
        } catch {
            throw ApplicationError(.storage(.malformed(document: path)), origin: error)
        }
    }
}
