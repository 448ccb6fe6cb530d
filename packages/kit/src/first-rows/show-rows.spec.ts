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
const blocks = () => document.querySelector('.first-paint-main')

beforeEach(() => {
  document.body.innerHTML = FRAME
})
afterEach(() => jest.restoreAllMocks())

test('the rows stand in place of the grey blocks', async () => {
  await showRows(answered({ rows: [{ id: 1 }] }), 'es')
  expect([main()?.textContent, main()?.lang, main()?.className]).toEqual(['1', 'es', 'first-paint-text'])
  expect(blocks()).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['an error', () => answered({ rows: [{ id: 1 }] }, 500)],
  ['no rows', () => answered({ rows: [] })],
  ['an answer that cannot be read', () => Promise.resolve({ ok: true, clone: () => new Response('<') } as Response)],
  ['a lost connection', () => Promise.reject(new TypeError())],
])('after %s the blocks stay for the screen', async (_, response) => {
  await showRows(response(), 'es').catch(() => undefined)
  expect([main(), blocks() !== null]).toEqual([null, true])
})

test.each([
  ['less than', 901, 900, true],
  ['as much as', 900, 900, true],
  ['more than', 899, 900, false],
])('rows that need %s their place are shown: of %d pixels %d', async (_, place, needed, areShown) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(place)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(needed)
  await showRows(answered({ rows: [{ id: 1 }] }), 'es')
  // Else the screen folds them.
  expect([main() !== null, blocks() !== null]).toEqual([areShown, !areShown])
})

test('a screen that was faster stays', async () => {
  document.body.innerHTML = `<main>screen</main>${TEMPLATE}`
  await showRows(answered({ rows: [{ id: 1 }] }), 'es')
  expect(main()?.textContent).toBe('screen')
})

const shownRows = () => document.querySelectorAll('main tr').length
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('the rows that are in sight are painted before the others, which keep their order', async () => {
  document.body.innerHTML = FRAME.replace(mark<string>('id'), mark<string>('place'))
  const rows = Array.from({ length: FIRST_SCREEN + 2 }, (_, place) => ({ id: 1, place }))
  const shown = showRows(answered({ rows }), 'es')
  await frame()
  expect(shownRows()).toBe(FIRST_SCREEN)
  await shown
  expect([...document.querySelectorAll('main tr')].map(({ textContent }) => textContent)).toEqual(
    rows.map(({ place }) => String(place)),
  )
})

test('whether they stand in the page is known before they are painted', async () => {
  const shown = showRows(answered({ rows: [{ id: 1 }] }), 'es')
  expect(areRowsShown()).toBe(false)
  await frame()
  expect(areRowsShown()).toBe(true)
  await shown
})

test('the page may still be on its way', async () => {
  document.body.innerHTML = ''
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const shown = showRows(answered({ rows: [{ id: 1 }] }), 'es')
  requestAnimationFrame(() => {
    document.body.innerHTML = FRAME
  })
  await shown
  expect(main()?.textContent).toBe('1')
})

test('a page that is all there, and has no templates, is not waited for', async () => {
  document.body.innerHTML = '<div class="first-paint-main"></div>'
  const ended = jest.fn()
  showRows(answered({ rows: [{ id: 1 }] }), 'es').catch(ended)
  await new Promise((resolve) => setTimeout(resolve))
  expect(ended).toHaveBeenCalledTimes(1)
  expect([main(), blocks() !== null]).toEqual([null, true])
})
