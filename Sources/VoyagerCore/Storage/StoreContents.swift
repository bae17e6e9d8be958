/// What a stored file gave.
public enum StoreContents<Value: Sendable>: Sendable {
  /// There is no file yet.
  case missing
  case value(Value)
  /// There is a file, and it must be left alone.
  case problem(StoreProblem)
}

extension StoreContents: Equatable where Value: Equatable {}
