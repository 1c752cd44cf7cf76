import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit

extension FuzzTarget {
    /// A text is valid JSON or not, whether its values are read or skipped.
    static let json = FuzzTarget(name: "json") { bytes in
        let text = Data(bytes)
        let isPassed = (try? JSONReader.read(text) { _ throws(JSONReadError) in }) != nil
        let isRead = (try? JSONReader.read(text) { reader throws(JSONReadError) in try read(&reader) }) != nil
        precondition(isRead == isPassed)
    }

    private static func read(_ reader: inout JSONReader) throws(JSONReadError) {
        let isObject = try reader.members { _, reader throws(JSONReadError) in try read(&reader) }
        if isObject { return }
        let isList = try reader.elements { reader throws(JSONReadError) in try read(&reader) }
        if isList { return }
        if try reader.string() == nil, try reader.integer() == nil { _ = try reader.null() }
    }

    /// A response for a page is a list of articles, invalid data, or an unexpected response.
    static let page = FuzzTarget(name: "page") { bytes in
        let gateway = RemoteArticleGateway(
            ResourceClient(host: .qiita, exchange: StubHTTPExchange(bytes: Array(bytes)), token: nil)
        )
        let result = blockingResult { () throws(ApplicationError) in try await gateway.page(.first, of: .newest) }
        switch result {
        case .success(let page):
            precondition(page.elements.allSatisfy { !$0.value.id.rawValue.isEmpty && !$0.value.title.isEmpty })
        case .failure(let error):
            switch error.kind {
            case .invalidData, .unavailable(.unexpectedAnswer): break
            default: preconditionFailure("\(error.kind)")
            }
        }
    }

    /// The body of a manuscript is the end of its file, or the file is refused as invalid input.
    static let manuscript = FuzzTarget(name: "manuscript") { bytes in
        guard let path = ManuscriptPath("./a.md") else { preconditionFailure() }
        let gateway = FileManuscriptGateway(files: StubFileTree("a.md", bytes: bytes))
        let result = blockingResult { () throws(ApplicationError) in try await gateway.manuscript(at: path) }
        switch result {
        case .success(let manuscript):
            precondition(bytes.suffix(manuscript.body.utf8.count).elementsEqual(manuscript.body.utf8))
        case .failure(let error):
            guard case .invalidInput = error.kind else { preconditionFailure("\(error.kind)") }
        }
    }
}
