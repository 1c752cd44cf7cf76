import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Needs a networking library and ICU's data, so that the tests that look for them can be seen to find them.
print(URLSession.self, CharacterSet.whitespaces, TimeZone.current)
