/// What a stored file gave.
public enum StoreContents<Value: Sendable>: Sendable {
  /// There is no file yet.
  case missing
  case value(Value)
  /// There is a file, and it must be left alone.
  case problem(StoreProblem)

  /// What was read, or `nil` when there is nothing to go by.
  var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension StoreContents: Equatable where Value: Equatable {}
