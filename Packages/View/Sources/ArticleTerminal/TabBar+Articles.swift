internal import ArticleContract
internal import ViewKit

extension TabBar<ArticleTab> {
    func showTabs(selected tab: ArticleTab) {
        show(ArticleTab.allCases.map { Tab($0, $0.title) }, selected: tab)
    }
}
