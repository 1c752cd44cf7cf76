import Testing
import __Feature__Domain

struct __Feature__Tests {
    @Test func `grows by one`() {
        var counter = __Feature__()
        counter.increment()
        #expect(counter.count == 1)
    }
}
