/** @jest-environment jsdom */
import { followIntent } from './follow-intent'

const told: string[] = []
followIntent(({ pathname, search }) => told.push(`${pathname}${search}`))

beforeEach(() => {
  jest.useFakeTimers()
  told.length = 0
  Reflect.deleteProperty(navigator, 'connection')
  document.body.innerHTML = `
    <a id="ours" href="/fichas?mias=true"><b id="inner">Fichas</b></a>
    <a id="elsewhere" href="https://example.org/">Sofia</a>
    <a id="tab" href="/fichas" target="_blank">Otra pestaña</a>
    <a id="file" href="/fichas.xlsx" download>Archivo</a>
    <p id="text">Texto</p>`
})
afterEach(() => jest.useRealTimers())

const on = (id: string, ...types: string[]) => {
  for (const type of types) document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
}

test.each(['pointerover', 'focusin'])('%s that rests on a link tells where it leads, once', (arrival) => {
  on('inner', arrival)
  jest.advanceTimersByTime(64)
  expect(told).toEqual([])
  jest.advanceTimersByTime(1000)
  expect(told).toEqual(['/fichas?mias=true'])
})

test.each([
  ['pointerover', 'pointerout'],
  ['focusin', 'focusout'],
])('a link that %s reaches and %s leaves soon is only passed over', (arrival, departure) => {
  on('ours', arrival)
  jest.advanceTimersByTime(64)
  on('ours', departure)
  on('text', arrival)
  jest.advanceTimersByTime(1000)
  expect(told).toEqual([])
})

test('nothing is told of a link to where one is, or has just gone', () => {
  on('ours', 'pointerover')
  window.history.pushState(null, '', '/fichas?mias=true')
  jest.advanceTimersByTime(1000)
  on('ours', 'pointerover')
  jest.advanceTimersByTime(1000)
  expect(told).toEqual([])
  for (const other of ['/fichas', '/?mias=true']) {
    window.history.pushState(null, '', other)
    on('ours', 'pointerover')
    jest.advanceTimersByTime(1000)
  }
  expect(told).toEqual(['/fichas?mias=true', '/fichas?mias=true'])
})

test.each(['elsewhere', 'tab', 'file', 'text'])('nothing is told of what leads out of the application: %s', (id) => {
  on(id, 'pointerover')
  jest.advanceTimersByTime(1000)
  expect(told).toEqual([])
})

test('nothing is told for people who save data, until they no longer do', () => {
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  on('ours', 'pointerover')
  jest.advanceTimersByTime(1000)
  expect(told).toEqual([])
  connection.saveData = false
  on('ours', 'pointerout', 'pointerover')
  jest.advanceTimersByTime(1000)
  expect(told).toHaveLength(1)
})
