/// A comment may name hoge.
let advice = "Sign in with 'qiita-reader login'."
let help = """
    Without a command, strata checks the rules.
    """
// The library is called hoge-reader.
let other = "hogera"
