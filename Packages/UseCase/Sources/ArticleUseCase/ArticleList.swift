public import ArticleDomain
public import UseCaseKit

/// A list of articles that grows page by page, each article with its freshness.
public typealias ArticleList = PaginatedList<ArticleSelection, Fetched<Article>>

/// The paginator of a list of articles.
public typealias ArticlePaginator = Paginator<ArticleSelection, Fetched<Article>>
