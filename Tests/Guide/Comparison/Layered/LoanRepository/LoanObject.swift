import DomainKit
import Foundation
import LoanDomain
import RepositoryKit

extension Resource<[Loan]> {
    static let loans = Resource(["loans"]) { response throws(ApplicationError) in
        let objects: [LoanObject] = try response.decoded()
        return try objects.map { object throws(ApplicationError) in try object.loan() }
    }
}

/// A loan as the library writes it.
struct LoanObject: Decodable {
    let id: String
    let title: String
    let due: String

    func loan() throws(ApplicationError) -> Loan {
        guard let due = Date(iso8601: due) else { throw ApplicationError(.invalidData("due")) }
        do throws(ValidationError) {
            return try Loan(id: id, title: title, due: due)
        } catch {
            throw ApplicationError(.invalidData(error.field), origin: error)
        }
    }
}
