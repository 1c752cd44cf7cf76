// The functions have the names that C gives them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import RepositoryKit
import Synchronization

// They are bridged to Core Foundation, which is not on Linux.
public typealias CFString = NSString
public typealias CFDictionary = [CFString: Any]
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

// https://developer.apple.com/documentation/security/1542001-security_framework_result_codes
public var errSecSuccess: OSStatus { 0 }
public var errSecParam: OSStatus { -50 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }

// https://developer.apple.com/documentation/security/item-attribute-keys-and-values
public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecValueData: CFString { "v_Data" }
public var kSecReturnData: CFString { "r_Data" }

/// A generic password, which its service and its account identify.
private struct Password: Hashable {
    let service: String
    let account: String

    init?(_ query: CFDictionary) {
        guard query[kSecClass] as? NSString == kSecClassGenericPassword,
            let service = query[kSecAttrService] as? String,
            let account = query[kSecAttrAccount] as? String
        else { return nil }
        (self.service, self.account) = (service, account)
    }
}

private let keychain = Mutex<[Password: Data]>([:])
private let lockedServices = Mutex<Set<String>>([])

/// Locks or unlocks the passwords of a service, as those of all are before the first unlock of a device.
public func standInLockKeychain(of service: String, _ isLocked: Bool = true) {
    _ = lockedServices.withLock { isLocked ? $0.insert(service).memberAfterInsert : $0.remove(service) }
}

extension Password {
    fileprivate var isLocked: Bool { lockedServices.withLock { $0.contains(service) } }
}

@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let password = Password(attributes), let data = attributes[kSecValueData] as? Data else { return errSecParam }
    guard !password.isLocked else { return errSecInteractionNotAllowed }
    return keychain.withLock { items in
        guard items[password] == nil else { return errSecDuplicateItem }
        items[password] = data
        return errSecSuccess
    }
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let password = Password(query), attributesToUpdate[kSecClass] == nil,
        let data = attributesToUpdate[kSecValueData] as? Data
    else { return errSecParam }
    guard !password.isLocked else { return errSecInteractionNotAllowed }
    return keychain.withLock { items in
        guard items[password] != nil else { return errSecItemNotFound }
        items[password] = data
        return errSecSuccess
    }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let password = Password(query) else { return errSecParam }
    guard !password.isLocked else { return errSecInteractionNotAllowed }
    return keychain.withLock { $0.removeValue(forKey: password) == nil ? errSecItemNotFound : errSecSuccess }
}

@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let password = Password(query), query[kSecReturnData] as? Bool == true else { return errSecParam }
    guard !password.isLocked else { return errSecInteractionNotAllowed }
    guard let data = keychain.withLock({ $0[password] }) else { return errSecItemNotFound }
    result?.pointee = NSData(data: data)
    return errSecSuccess
}
