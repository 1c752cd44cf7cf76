@_exported public import CMarkParser
