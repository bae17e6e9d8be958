import Glibc
import Testing
import VoyagerLinux

@Suite("Open files", .serialized)
struct OpenFilesTests {
  @Test("The process may open as many as it needs, if the system allows them")
  func allowsMost() {
    let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    var limit = rlimit()
    getrlimit(resource, &limit)
    let most = limit.rlim_max
    limit.rlim_cur = 256
    setrlimit(resource, &limit)
    OpenFiles.allowMost()
    getrlimit(resource, &limit)
    #expect(limit.rlim_cur == min(most, 65_536))
    #expect(limit.rlim_max == most)
  }
}
