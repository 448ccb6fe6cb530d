/** @jest-environment jsdom */
import { colorSchemeManager } from './color-scheme'

const manager = colorSchemeManager()
beforeEach(() => localStorage.clear())

test.each([
  ['claro', 'light'],
  ['oscuro', 'dark'],
  ['sistema', 'auto'],
] as const)('the manager stores the theme %s for the color scheme %s', (word, scheme) => {
  manager.set(scheme)
  expect(localStorage.getItem('theme')).toBe(word)
  expect(manager.get('light')).toBe(scheme)
})

test('the theme is the default if no known theme is stored', () => {
  expect(manager.get('dark')).toBe('dark')
  localStorage.setItem('theme', 'azul')
  expect(manager.get('dark')).toBe('dark')
  manager.set('light')
  manager.clear()
  expect(manager.get('dark')).toBe('dark')
})

test.each([
  ['theme', 'oscuro', ['dark']],
  ['theme', null, ['auto']],
  [null, null, ['auto']],
  [null, 'oscuro', ['dark']],
  ['lang', 'oscuro', []],
])('a change of %s to %s in another tab reports %j', (key, newValue, expected) => {
  const schemes: string[] = []
  manager.subscribe((scheme) => schemes.push(scheme))
  if (newValue) localStorage.setItem('theme', newValue)
  const change = () => window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  change()
  manager.unsubscribe()
  change()
  expect(schemes).toEqual(expected)
})

test('unsubscribing without a subscription does nothing', () => {
  expect(() => colorSchemeManager().unsubscribe()).not.toThrow()
})
