/// What a text is for, as a hint for input methods and on-screen keyboards.
public enum InputPurpose: UInt32, EnumerationValue {
  case freeForm
  case alpha
  case digits
  case number
  case phone
  case url
  case email
  case name
  case password
  case pin
  case terminal

  public static var unknown: InputPurpose { .freeForm }
}
