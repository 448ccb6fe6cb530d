/** @jest-environment jsdom */
import { loadElement } from './load-element'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

const URL = 'https://fichero.example/remotes/courses/a.js'

function start(milliseconds = 4000) {
  const script = document.createElement('script')
  const loading = loadElement(script, URL, milliseconds)
  loading.catch(() => undefined)
  return { script, loading }
}

test('waits for the element, which stays in the page', async () => {
  const { script, loading } = start()
  expect(document.head.contains(script)).toBe(true)
  script.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBeUndefined()
  expect(document.head.contains(script)).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

test('an element that fails to load is unreachable until its file is checked, and removed', async () => {
  const { script, loading } = start()
  script.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toMatchObject({ reason: 'unreachable', message: `${URL} did not load` })
  expect(document.head.contains(script)).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})

test('an element that exceeds its limit is removed, so that it has no effect later', async () => {
  const { script, loading } = start(4000)
  jest.advanceTimersByTime(3999)
  expect(document.head.contains(script)).toBe(true)
  jest.advanceTimersByTime(1)
  await expect(loading).rejects.toMatchObject({ reason: 'timeout', message: `${URL} did not arrive within 4000 ms` })
  expect(document.head.contains(script)).toBe(false)
})
