import PresentationTesting
import Testing

@MainActor
@Test func `a recorded run`() async {
    let tester = makeSearchTester()
    await tester.replay(
        #"""
        {"message":{"didType":{"_0":"swift"}},"scene":"search","to":"presenter","type":"SearchEvent"}
        {"message":{"search":"swift"},"scene":"search","to":"interactor","type":"SearchRequest"}
        {"message":{"found":"swift"},"scene":"search","to":"presenter","type":"SearchResponse"}
        {"message":{"show":{"found":["swift"],"title":"Found"}},"scene":"search","to":"view","type":"SearchCommand"}
        """#
    )
    await tester.finish()
}
