import Foundation
import VoyagerTesting

/// A site whose page keeps a cookie and an entry of local storage, and another that tells what it finds.
struct DataSite {
  let site: TestSite

  init() throws {
    site = try TestSite()
    site.page(
      "/keep", "<script>document.cookie = 'who=ann; max-age=86400'; localStorage.who = 'ann'</script>")
    site.page("/tell", "<script>tell('found ' + document.cookie + '|' + localStorage.who)</script>")
  }

  static let everything = "found who=ann|ann"
  static let nothing = "found |undefined"
}
