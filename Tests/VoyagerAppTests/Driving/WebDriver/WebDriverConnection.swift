import Foundation
import FoundationNetworking

/// Sends commands to a running driver.
struct WebDriverConnection: Sendable {
  let port: Int

  func send(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
    guard let address = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw URLError(.badURL)
    }
    var request = URLRequest(url: address)
    request.httpMethod = method
    request.timeoutInterval = 60
    if method == "POST" {
      request.httpBody = try JSONEncoder().encode(body ?? [:])
      request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
    }
    let (data, _) = try await URLSession.shared.data(for: request)
    let value = try JSONDecoder().decode(JSONValue.self, from: data)["value"] ?? .null
    if let code = value["error"]?.string, let message = value["message"]?.string {
      throw WebDriverError(command: "\(method) \(path)", code: code, message: message)
    }
    return value
  }
}
