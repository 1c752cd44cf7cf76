import DomainKit

extension FailureTextTests {
    /// Does not compile when a kind or a reason is added, so that the table is not forgotten.
    func number(of kind: ApplicationError.Kind) -> Int {
        switch kind {
        case .offline: 0
        case .timedOut: 1
        case .unauthorized: 2
        case .forbidden: 3
        case .notFound: 4
        case .rateLimited(nil): 5
        case .rateLimited(_?): 6
        case .unavailable(.status): 7
        case .unavailable(.busy(nil)): 8
        case .unavailable(.busy(_?)): 9
        case .unavailable(.unexpectedAnswer): 10
        case .unavailable(.untrusted): 11
        case .unavailable(.tooLarge): 12
        case .invalidInput(let error): error.place == nil ? 13 : 14
        case .invalidData: 15
        case .storage(.full): 16
        case .storage(.notWritable): 17
        case .storage(.notLockable): 18
        case .storage(.notReadable): 19
        case .storage(.damaged): 20
        case .storage(.malformed): 21
        case .storage(.malformedLine): 22
        case .storage(.repeatedKey): 23
        case .storage(.newerFormat): 24
        case .storage(.exposed): 25
        case .storage(.busy): 26
        case .cancelled: 27
        case .storage(.exists): 28
        case .storage(.obstructed): 29
        case .storage(.tooLarge): 30
        case .storage(.notAFile): 31
        case .storage(.unconfirmed): 32
        }
    }
}
