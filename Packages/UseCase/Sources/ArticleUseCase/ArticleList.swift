public import ArticleDomain
public import UseCaseKit

/// A list of articles as it builds up; each article tells how fresh it is.
public typealias ArticleList = PaginatedList<ArticleSelection, Fetched<Article>>

/// What builds up a list of articles, page by page.
public typealias ArticlePaginator = Paginator<ArticleSelection, Fetched<Article>>
