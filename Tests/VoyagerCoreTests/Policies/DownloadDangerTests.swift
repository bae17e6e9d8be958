import Foundation
import Testing
import VoyagerCore

@Suite struct DownloadDangerTests {
  @Test(
    "What a name ends in can make a file dangerous, in any case of letters",
    arguments: [
      ("setup.exe", .program), ("Game.AppImage", .program), ("photo.jpg.SCR", .program), ("a.jar", .program),
      ("install.sh", .script), ("x.tar.gz.py", .script), ("a.VBS", .script), ("page.hta", .script),
      ("Invoice.desktop", .launcher), ("a.lnk", .launcher), ("a.url", .launcher),
      ("a.deb", .package), ("a.flatpakref", .package), ("a.rpm", .package),
      ("report.pdf", nil), ("a.tar.gz", nil), ("sh", nil), ("exe", nil), ("movie.mp4", nil), ("a.iso", nil),
      ("page.html", nil), ("", nil), (".", nil), ("a.", nil),
    ] as [(String, DownloadDanger?)])
  func byName(name: String, danger: DownloadDanger?) {
    #expect(DownloadDanger(name: name, type: "", beginning: Data()) == danger)
  }

  @Test(
    "A server's type can make a file dangerous, and none makes it harmless",
    arguments: [
      ("photo.jpg", "application/x-desktop", .launcher),
      ("notes", "Application/X-Shellscript; charset=utf-8", .script),
      ("a", "application/x-executable", .program), ("a", "application/vnd.debian.binary-package", .package),
      ("a.exe", "image/jpeg", .program), ("a.txt", "text/plain", nil), ("a", "application/octet-stream", nil),
    ] as [(String, String, DownloadDanger?)])
  func byType(name: String, type: String, danger: DownloadDanger?) {
    #expect(DownloadDanger(name: name, type: type, beginning: Data()) == danger)
  }

  @Test(
    "The first bytes can make a file dangerous that is called a picture",
    arguments: [
      ("\u{7F}ELF\u{2}", .program), ("MZ\u{1}", .program), ("#!/bin/sh", .script),
      ("\u{FEFF}#! /bin/sh", .script),
      ("[Desktop Entry]", .launcher), ("\u{FEFF}\n \n[Desktop Entry]\nExec=rm", .launcher),
      ("# [Desktop Entry]", nil), ("#hashtag", nil), ("%PDF-1.7", nil), ("", nil), ("M", nil),
    ] as [(String, DownloadDanger?)])
  func byBytes(text: String, danger: DownloadDanger?) {
    #expect(DownloadDanger(name: "photo.jpg", type: "image/jpeg", beginning: Data(text.utf8)) == danger)
  }
}
