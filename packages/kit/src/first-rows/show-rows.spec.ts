/** @jest-environment jsdom */
import { mark } from '@fichero/contract/first-rows'
import { FIRST_SCREEN } from '../table/first-screen'
import { areRowsShown, showRows } from './show-rows'

const ORDER = '{&quot;by&quot;:&quot;id&quot;,&quot;values&quot;:[1]}'
const TEMPLATE = `<template data-first-rows lang="es"><table><tbody><tr data-each="rows" data-order="${ORDER}"><td>${mark<string>('id')}</td></tr></tbody></table></template>`
const FRAME = `<div class="first-paint"><div class="first-paint-main"></div>${TEMPLATE}</div>`

const answered = (content: unknown, status = 200) => {
  const response = { ok: status < 300, clone: () => response, json: async () => content } as Response
  return Promise.resolve(response)
}
const main = () => document.querySelector('main')
const skeleton = () => document.querySelector('.first-paint-main')

beforeEach(() => {
  document.body.innerHTML = FRAME
})
afterEach(() => jest.restoreAllMocks())

test('the first rows replace the skeleton', async () => {
  await showRows(answered({ rows: [{ id: 1 }] }), 'es')
  expect([main()?.textContent, main()?.lang, main()?.className]).toEqual(['1', 'es', 'first-paint-text'])
  expect(skeleton()).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['an error', () => answered({ rows: [{ id: 1 }] }, 500)],
  ['no rows', () => answered({ rows: [] })],
  ['an answer that cannot be read', () => Promise.resolve({ ok: true, clone: () => new Response('<') } as Response)],
  ['a lost connection', () => Promise.reject(new TypeError())],
])('after %s the skeleton stays', async (_, response) => {
  await showRows(response(), 'es').catch(() => undefined)
  expect([main(), skeleton() !== null]).toEqual([null, true])
})

test.each([
  ['less than', 901, 900, true],
  ['as much as', 900, 900, true],
  ['more than', 899, 900, false],
])(
  'rows that need %s the available width (%d px available, %d px needed) are shown: %s',
  async (_, availableWidth, neededWidth, areShown) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(availableWidth)
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(neededWidth)
    await showRows(answered({ rows: [{ id: 1 }] }), 'es')
    // Rows that are too wide are left to the screen, which folds them.
    expect([main() !== null, skeleton() !== null]).toEqual([areShown, !areShown])
  },
)

test('the first rows do not replace a screen that rendered earlier', async () => {
  document.body.innerHTML = `<main>screen</main>${TEMPLATE}`
  await showRows(answered({ rows: [{ id: 1 }] }), 'es')
  expect(main()?.textContent).toBe('screen')
})

const shownRows = () => document.querySelectorAll('main tr').length
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('the visible rows are painted before the others, which keep their order', async () => {
  document.body.innerHTML = FRAME.replace(mark<string>('id'), mark<string>('place'))
  const rows = Array.from({ length: FIRST_SCREEN + 2 }, (_, index) => ({ id: 1, place: index }))
  const shown = showRows(answered({ rows }), 'es')
  await frame()
  expect(shownRows()).toBe(FIRST_SCREEN)
  await shown
  expect([...document.querySelectorAll('main tr')].map(({ textContent }) => textContent)).toEqual(
    rows.map(({ place }) => String(place)),
  )
})

test('areRowsShown returns true before the rows are painted', async () => {
  const shown = showRows(answered({ rows: [{ id: 1 }] }), 'es')
  expect(areRowsShown()).toBe(false)
  await frame()
  expect(areRowsShown()).toBe(true)
  await shown
})

test('while the page is loading, the first rows wait for the templates', async () => {
  document.body.innerHTML = ''
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const shown = showRows(answered({ rows: [{ id: 1 }] }), 'es')
  requestAnimationFrame(() => {
    document.body.innerHTML = FRAME
  })
  await shown
  expect(main()?.textContent).toBe('1')
})

test('once the page has loaded, the first rows do not wait for templates', async () => {
  document.body.innerHTML = '<div class="first-paint-main"></div>'
  const ended = jest.fn()
  showRows(answered({ rows: [{ id: 1 }] }), 'es').catch(ended)
  await new Promise((resolve) => setTimeout(resolve))
  expect(ended).toHaveBeenCalledTimes(1)
  expect([main(), skeleton() !== null]).toEqual([null, true])
})
