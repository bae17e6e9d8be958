/// What a shell would put on the screen.
final class FakeView {}
