/** @jest-environment jsdom */
const HALF_HOUR = 30 * 60_000

let isUserActive: () => boolean

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  ;({ isUserActive } = await import('./user-activity'))
})
afterEach(() => void jest.useRealTimers())

test('a user is active for half an hour after opening the page', () => {
  jest.advanceTimersByTime(HALF_HOUR - 1)
  expect(isUserActive()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isUserActive()).toBe(false)
})

test.each([
  ['a pressed pointer makes a user active again', 'pointerdown', true],
  ['a pressed key makes a user active again', 'keydown', true],
  ['a moved mouse does not make a user active again', 'mousemove', false],
])('%s', (_, event, expected) => {
  jest.advanceTimersByTime(HALF_HOUR)
  const button = document.createElement('button')
  // The listener must also receive events whose propagation an element stops.
  button.addEventListener(event, (sent) => sent.stopPropagation())
  document.body.append(button)
  button.dispatchEvent(new Event(event, { bubbles: true }))
  expect(isUserActive()).toBe(expected)
})
