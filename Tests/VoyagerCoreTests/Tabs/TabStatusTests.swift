import Foundation
import Testing

@testable import VoyagerCore

@Suite
struct TabStatusTests {
  private let address = Address("https://news.example/")

  private func status(after events: SurfaceEvent...) -> TabStatus {
    var status = TabStatus()
    for event in events {
      status.apply(event)
    }
    return status
  }

  @Test("A new document clears what the old one showed")
  func clearsOnCommit() {
    let status = status(
      after: .titleChanged("Old"), .iconChanged(Data([1])), .hoverChanged(HoverTarget(link: address)),
      .loadStarted(address), .loadCommitted(address, .secure))
    #expect(status.title.isEmpty)
    #expect(status.icon == nil)
    #expect(status.hover == nil)
    #expect(status.security == .secure)
    #expect(status.isLoading)
  }

  @Test("Until the new document is there, the old one's title stays")
  func keepsTheTitleWhileLoading() {
    #expect(status(after: .titleChanged("Old"), .loadStarted(address)).title == "Old")
  }

  @Test("A failed load names the address that failed and is not secure")
  func failsWithItsAddress() {
    let failure = LoadFailure(address: address, reason: .timedOut, technical: "")
    let status = status(after: .loadStarted(address), .loadFailed(failure), .loadFinished)
    #expect(status.trouble == .failed(failure))
    #expect(status.address == address)
    #expect(status.security == .local)
    #expect(!status.isLoading)
  }

  @Test("Insecure parts mark a secure document and no other")
  func marksMixedContent() {
    #expect(status(after: .loadCommitted(address, .secure), .insecureContentFound).security == .mixed)
    #expect(status(after: .loadCommitted(address, .insecure), .insecureContentFound).security == .insecure)
  }

  @Test(
    "A certificate and a password field belong to their document alone, and come back with one that stays")
  func forgetsTheDocument() {
    let shown: [SurfaceEvent] = [
      .loadCommitted(address, .secure), .certificateReceived(.sample()), .passwordFieldFound,
    ]
    var status = TabStatus()
    shown.forEach { status.apply($0) }
    #expect(status.certificate == .sample() && status.hasPasswordField)
    let other = Certificate.sample(fingerprint: "cd")
    status.apply(
      .loadFailed(
        LoadFailure(address: address, reason: .certificate([.expired]), technical: "", certificate: other)))
    #expect(status.certificate == other && !status.hasPasswordField)
    var stayed = status
    stayed.stay()
    #expect(stayed.certificate == .sample() && stayed.hasPasswordField)
    status.apply(.loadCommitted(address, .insecure))
    #expect(status.certificate == nil && !status.hasPasswordField)
  }

  @Test("A title can't turn, hide or break what stands beside it")
  func showsPlainTitles() {
    #expect(status(after: .titleChanged("\u{202E}gnp.exe \u{7}\n bill\u{200B}s")).title == "gnp.exe bills")
    #expect(status(after: .titleChanged("کتاب\u{200C}ها")).title == "کتاب\u{200C}ها")
  }

  @Test("The parent's own scheme is never shown under the pointer")
  func hidesInternalLinks() {
    #expect(status(after: .hoverChanged(HoverTarget(link: Address("voyager:reload")))).hover == nil)
    #expect(status(after: .hoverChanged(HoverTarget(link: address))).hover?.link == address)
  }

  @Test("A crash ends sound, capture, loading and full screen")
  func stopsOnCrash() {
    let status = status(
      after: .loadStarted(address), .audioChanged(isPlaying: true), .captureChanged([.camera]),
      .fullScreenChanged(isFullScreen: true), .processEnded(.crashed))
    #expect(status.trouble == .ended(.crashed))
    #expect(!status.isPlayingAudio && status.capture.isEmpty && !status.isLoading && !status.isFullScreen)
  }
}
