import { isPlainClick } from './plain-click'

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each([
  ['a plain click opens the link in the same tab', {}, true],
  ['a click with the middle button does not open the link in the same tab', { button: 1 }, false],
  ['a click with the right button does not open the link in the same tab', { button: 2 }, false],
  ['a click with Meta does not open the link in the same tab', { metaKey: true }, false],
  ['a click with Ctrl does not open the link in the same tab', { ctrlKey: true }, false],
  ['a click with Shift does not open the link in the same tab', { shiftKey: true }, false],
  ['a click with Alt does not open the link in the same tab', { altKey: true }, false],
])('%s', (_, overrides, expected) => {
  expect(isPlainClick({ ...PLAIN, ...overrides })).toBe(expected)
})
