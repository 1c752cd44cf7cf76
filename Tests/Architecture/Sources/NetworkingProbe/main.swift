import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Needs a networking library, so that the test that looks for one can be seen to find it.
print(URLSession.self)
