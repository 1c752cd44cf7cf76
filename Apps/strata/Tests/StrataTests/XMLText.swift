import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A well-formed XML document, as the parser of Foundation reads it.
final class XMLText: NSObject, XMLParserDelegate {
    private var counts: [String: Int] = [:]

    /// Parses a document.
    ///
    /// - Throws: An error of the parser.
    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { throw try #require(parser.parserError) }
    }

    /// The number of elements of a name.
    func count(_ name: String) -> Int { counts[name, default: 0] }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        counts[elementName, default: 0] += 1
    }
}
