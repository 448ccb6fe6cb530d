/** @jest-environment jsdom */
import { protectGlobals } from './protect-globals'

const former = JSON.stringify
const open = window.open

beforeAll(() => {
  // The environment of the tests has no `fetch`.
  Object.defineProperty(window, 'fetch', { value: () => 'answer', configurable: true, writable: true })
  protectGlobals()
})

const replace = (owner: object, name: string) => Reflect.set(owner, name, () => 'replaced')

test.each<[string, object]>([
  ['fetch', window],
  ['setTimeout', window],
  ['Promise', window],
  ['stringify', JSON],
  ['pushState', history],
  ['setItem', Storage.prototype],
  ['addEventListener', document],
])('a module can neither assign nor define %s', (name, owner) => {
  const value = Reflect.get(owner, name)
  expect(() => {
    ;(owner as Record<string, unknown>)[name] = () => 'replaced'
  }).toThrow(TypeError)
  expect(replace(owner, name)).toBe(false)
  expect(Reflect.get(owner, name)).toBe(value)
})

// The window of the tests ignores the assignment, where browsers throw.
test.each(['localStorage', 'sessionStorage', 'history'])('%s stays, whatever a module assigns', (name) => {
  const value = Reflect.get(window, name)
  Reflect.set(window, name, undefined)
  expect(Reflect.get(window, name)).toBe(value)
})

test('the protected globals work as before, also when they are protected twice', () => {
  protectGlobals()
  localStorage.setItem('key', 'value')
  expect(localStorage.getItem('key')).toBe('value')
  history.pushState(null, '', '/fichas')
  expect(location.pathname).toBe('/fichas')
  expect(JSON.stringify).toBe(former)
})

test('other globals can be replaced', () => {
  expect(replace(window, 'open')).toBe(true)
  window.open = open
})
