import PresentationTesting
import Testing

@MainActor
@Test func `pressing the button of hoge shows it in the other colours`() async {
    let tester = makeHogeTester()
    await tester.replay(
        #"""
        {"message":{"viewDidLoad":{}},"scene":"AppearanceViewController","to":"presenter","type":"AppearanceEvent"}
        {"message":"restore","scene":"AppearanceViewController","to":"interactor","type":"AppearanceRequest"}
        {"message":{"ended":{"0":"restore","1":null}},"scene":"AppearanceViewController","to":"presenter","type":"StateResponse<AppearanceRequest, Appearance>"}
        {"message":"observe","scene":"AppearanceViewController","to":"interactor","type":"AppearanceRequest"}
        {"message":{"changed":"light"},"scene":"AppearanceViewController","to":"presenter","type":"StateResponse<AppearanceRequest, Appearance>"}
        {"message":{"show":{"button":{"english":"Hoge Dark Mode!!!","japanese":"Hoge ダークモード!!!"},"isLight":true,"label":["Hoge","Hoge Hoge","Hoge Hoge Hoge","Hoge Hoge Hoge Hoge ...","Hoge Infinity!"]}},"scene":"AppearanceViewController","to":"view","type":"AppearanceCommand"}
        {"message":{"didTapToggle":{}},"scene":"AppearanceViewController","to":"presenter","type":"AppearanceEvent"}
        {"message":"toggle","scene":"AppearanceViewController","to":"interactor","type":"AppearanceRequest"}
        {"message":{"ended":{"0":"toggle","1":null}},"scene":"AppearanceViewController","to":"presenter","type":"StateResponse<AppearanceRequest, Appearance>"}
        {"message":{"changed":"dark"},"scene":"AppearanceViewController","to":"presenter","type":"StateResponse<AppearanceRequest, Appearance>"}
        {"message":{"show":{"button":{"english":"Hoge Light Mode!!!","japanese":"Hoge ライトモード!!!"},"isLight":false,"label":["Hoge","Hoge Hoge","Hoge Hoge Hoge","Hoge Hoge Hoge Hoge ...","Hoge Infinity!"]}},"scene":"AppearanceViewController","to":"view","type":"AppearanceCommand"}
        """#
    )
    await tester.finish()
}
