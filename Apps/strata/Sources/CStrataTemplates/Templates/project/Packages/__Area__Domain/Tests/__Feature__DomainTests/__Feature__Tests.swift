import __Feature__Domain
import DomainKit
import Testing

struct __Feature__Tests {
    @Test func `grows by one, up to the largest count`() throws {
        #expect(__Feature__.zero.incremented.count == 1)
        let largest = try __Feature__(count: __Feature__.maximum)
        #expect(largest.incremented == largest)
    }

    @Test(arguments: [-1, __Feature__.maximum + 1])
    func `a count out of range is refused by name`(count: Int) {
        let rule = ValidationError.Rule.within(0...__Feature__.maximum)
        #expect(throws: ValidationError(field: "count", value: "\(count)", rule: rule)) {
            try __Feature__(count: count)
        }
    }
}
