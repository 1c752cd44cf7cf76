import Foundation
import PresenterKit
import Testing

struct CalendarTextTests {
    // With half hours and quarters, summer time of half an hour or in winter, and a day that an island left out.
    @Test(arguments: [
        "UTC", "Asia/Tokyo", "Asia/Kathmandu", "America/St_Johns", "America/New_York", "Australia/Lord_Howe",
        "Europe/Dublin", "Pacific/Apia",
    ])
    func `the time of a zone is that of Foundation's calendar, in every week`(zone: String) async {
        await #expect(processExitsWith: .success) { [zone] in
            setenv("TZ", zone, 1)
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(identifier: zone))
            try #require(FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/\(zone)"))
            for week in 0..<3_500 {
                let date = Date(timeIntervalSince1970: Double(week) * 604_861.5)
                let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
                let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
                let text = CalendarText(.system).second(date)
                try #require(text.split { !$0.isNumber }.map { Int($0) } == numbers, "\(text) in \(zone)")
            }
        }
    }

    @Test(arguments: [
        (0, "1970-01-01 09:00:00"), (-0.5, "1970-01-01 08:59:59"), (1e300, "10000-01-01 08:59:59"),
        (-1e300, "0001-01-01 09:00:00"), (Double.infinity, "10000-01-01 08:59:59"), (Double.nan, "0001-01-01 09:00:00"),
    ])
    func `a date has a text, whatever number it is`(seconds: Double, text: String) {
        #expect(CalendarText(.offset(9 * 3600)).second(Date(timeIntervalSince1970: seconds)) == text)
    }
}
