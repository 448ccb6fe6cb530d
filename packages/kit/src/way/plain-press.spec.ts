import { isPlainPress } from './plain-press'

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ button: 2 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a press with %j opens its link here: %s', (given, expected) => {
  expect(isPlainPress({ ...PLAIN, ...given })).toBe(expected)
})
