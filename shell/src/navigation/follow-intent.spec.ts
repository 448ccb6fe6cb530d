/** @jest-environment jsdom */
import { followIntent } from './follow-intent'

const intents: string[] = []
followIntent(({ pathname, search }) => intents.push(`${pathname}${search}`))

beforeEach(() => {
  jest.useFakeTimers()
  intents.length = 0
  Reflect.deleteProperty(navigator, 'connection')
  document.body.innerHTML = `
    <a id="internal" href="/fichas?mias=true"><b id="inner">Fichas</b></a>
    <a id="elsewhere" href="https://example.org/">Sofia</a>
    <a id="tab" href="/fichas" target="_blank">Otra pestaña</a>
    <a id="file" href="/fichas.xlsx" download>Archivo</a>
    <p id="text">Texto</p>`
})
afterEach(() => jest.useRealTimers())

const on = (id: string, ...types: string[]) => {
  for (const type of types) document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
}

test.each(['pointerover', 'focusin'])('%s on a link reports the URL of the link once, after 65 ms', (arrival) => {
  on('inner', arrival)
  jest.advanceTimersByTime(64)
  expect(intents).toEqual([])
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/fichas?mias=true'])
})

test.each([
  ['pointerover', 'pointerout'],
  ['focusin', 'focusout'],
])('a link that %s reaches and %s leaves soon is ignored', (arrival, departure) => {
  on('internal', arrival)
  jest.advanceTimersByTime(64)
  on('internal', departure)
  on('text', arrival)
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual([])
})

test('a link to the current page is ignored, even if the navigation happened while the pointer rested on the link', () => {
  on('internal', 'pointerover')
  window.history.pushState(null, '', '/fichas?mias=true')
  jest.advanceTimersByTime(1000)
  on('internal', 'pointerover')
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual([])
  for (const other of ['/fichas', '/?mias=true']) {
    window.history.pushState(null, '', other)
    on('internal', 'pointerover')
    jest.advanceTimersByTime(1000)
  }
  expect(intents).toEqual(['/fichas?mias=true', '/fichas?mias=true'])
})

test.each(['elsewhere', 'tab', 'file', 'text'])(
  'an element that opens no page of the application is ignored: %s',
  (id) => {
    on(id, 'pointerover')
    jest.advanceTimersByTime(1000)
    expect(intents).toEqual([])
  },
)

test('links are ignored only while data saving is on', () => {
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  on('internal', 'pointerover')
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual([])
  connection.saveData = false
  on('internal', 'pointerout', 'pointerover')
  jest.advanceTimersByTime(1000)
  expect(intents).toHaveLength(1)
})
