/** @jest-environment jsdom */

const root = document.documentElement
/** Runs the script, as the first one of a page. */
const paint = () => jest.isolateModules(() => require('./first-paint.js'))
const storages = ['localStorage', 'sessionStorage'] as const

/** Replaces a storage of the browser until the test ends. */
const replace = (name: (typeof storages)[number], get: () => unknown) =>
  Object.defineProperty(window, name, { configurable: true, get })

const original = Object.getOwnPropertyDescriptors(window)
beforeEach(() => {
  for (const name of storages) Object.defineProperty(window, name, original[name])
  localStorage.clear()
  root.removeAttribute('data-forgets')
})

test('a storage that works is left as it is', () => {
  localStorage.setItem('theme', 'oscuro')
  const before = localStorage
  paint()
  expect(localStorage).toBe(before)
  expect(Object.keys(localStorage)).toEqual(['theme'])
  expect([root.dataset.chosenTheme, root.dataset.forgets]).toEqual(['oscuro', undefined])
})

test.each(storages)('a %s that the browser blocks is replaced by one in memory', (name) => {
  replace(name, () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })
  paint()
  const storage = window[name]
  expect(storage.getItem('token')).toBeNull()
  storage.setItem('token', 'abc')
  storage.setItem('tab 1 draft', '{}')
  expect([storage.getItem('token'), Object.keys(storage)]).toEqual(['abc', ['token', 'tab 1 draft']])
  storage.removeItem('token')
  expect(storage.getItem('token')).toBeNull()
  storage.clear()
  expect(Object.keys(storage)).toEqual([])
  expect(root.dataset.forgets).toBe('')
})

test('a storage that is full is replaced by a copy in memory', () => {
  localStorage.setItem('lang', 'en')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  paint()
  jest.restoreAllMocks()
  localStorage.setItem('token', 'abc')
  expect([localStorage.getItem('lang'), localStorage.getItem('token'), root.lang]).toEqual(['en', 'abc', 'en'])
})
