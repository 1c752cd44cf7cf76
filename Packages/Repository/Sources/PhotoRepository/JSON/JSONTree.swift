import DomainKit
import Foundation

/// A JSON value that may have members that this program does not know.
enum JSONTree: Codable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])

    /// Parses a file.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` with `malformed`.
    init(_ file: [UInt8], at path: String) throws(ApplicationError) {
        do {
            self = try JSONDecoder().decode(JSONTree.self, from: Data(file))
        } catch {
            throw ApplicationError(.storage(.malformed(document: path)), origin: error)
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONTree].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONTree].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }

    /// Returns the value with the members of an object that it does not have, but for those that a third one knows: they were
    /// removed.
    func adding(_ file: JSONTree, except known: JSONTree?) -> JSONTree {
        guard case .object(var members) = self, case .object(let others) = file else { return self }
        var knownMembers: [String: JSONTree] = [:]
        if case .object(let members) = known { knownMembers = members }
        for (name, other) in others {
            if let member = members[name] {
                members[name] = member.adding(other, except: knownMembers[name])
            } else if knownMembers[name] == nil {
                members[name] = other
            }
        }
        return .object(members)
    }
}
