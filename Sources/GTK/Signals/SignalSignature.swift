import CDesktop

/// What a signal hands to its handlers, as its class registered it.
struct SignalSignature {
  let name: String
  private let argumentTypes: [GType]
  private let resultType: GType

  @MainActor
  init(of signal: String, on emitter: Object) {
    var id: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, shim_object_type(emitter.raw), &id, &detail, 0) != 0 else {
      preconditionFailure("\(Object.typeName(of: emitter.raw)) has no signal \(signal)")
    }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    // The lowest bit only says that the argument lives during the emission.
    argumentTypes = UnsafeBufferPointer(start: query.param_types, count: Int(query.n_params)).map { $0 & ~1 }
    resultType = query.return_type & ~1
    name = signal
  }

  @MainActor
  func checkArgument<Argument: ValueReadable>(_ index: Int, _ type: Argument.Type) {
    precondition(index < argumentTypes.count, "\(name) has only \(argumentTypes.count) arguments")
    precondition(
      type.accepts(argumentTypes[index]),
      "\(name): argument \(index) is a \(typeName(argumentTypes[index])), not a \(type)")
  }

  @MainActor
  func checkResult<Result: SignalResult>(_ type: Result.Type) {
    precondition(
      type.accepts(resultType), "\(name) returns a \(typeName(resultType)), not a \(type)")
  }

  private func typeName(_ type: GType) -> String {
    g_type_name(type).map { String(cString: $0) } ?? "void"
  }
}
