/** @jest-environment jsdom */
const HALF_HOUR = 30 * 60_000

let isUserActive: () => boolean

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  ;({ isUserActive } = await import('./user-activity'))
})
afterEach(() => void jest.useRealTimers())

test('who opened the page is active for half an hour', () => {
  jest.advanceTimersByTime(HALF_HOUR - 1)
  expect(isUserActive()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isUserActive()).toBe(false)
})

test.each([
  ['pointerdown', true],
  ['keydown', true],
  ['mousemove', false],
])('%s makes a user active again: %s', (event, expected) => {
  jest.advanceTimersByTime(HALF_HOUR)
  const button = document.createElement('button')
  // A screen may keep the event for itself.
  button.addEventListener(event, (given) => given.stopPropagation())
  document.body.append(button)
  button.dispatchEvent(new Event(event, { bubbles: true }))
  expect(isUserActive()).toBe(expected)
})
