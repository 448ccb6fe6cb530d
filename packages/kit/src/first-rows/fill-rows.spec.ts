/** @jest-environment jsdom */
import { mark } from '@fichero/contract/first-rows'
import { fillRows } from './fill-rows'

const attribute = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;')
const cell = (column: number, when: object, html: string) =>
  `<td data-cell="${column}" data-when="${attribute(when)}">${html}</td>`

const ROW = [
  `<th><a href="/x/${encodeURIComponent(mark<string>('id'))}?ficha=${mark<string>('ficha')}">${mark<string>('name')}</a></th>`,
  cell(1, { state: 'in' }, '<b>in</b>'),
  cell(1, { state: 'out' }, '<i>out</i>'),
  cell(2, { lacks: null }, '—'),
  cell(2, {}, `${mark<string>('lacks|number')} of ${mark<string>('total.of')}`),
  `<td><span data-width="${mark<string>('share')}"></span>${mark<string>('share|percent')}</td>`,
].join('')
const TABLE = `<h1>${mark<string>('ficha')} · ${mark<string>('rows.length')}</h1><table><tbody><tr data-each="rows" data-order="${attribute({ by: 'state', values: ['out', 'in'] })}">${ROW}</tr></tbody></table>`

function filled(answer: object, language: 'es' | 'en' = 'es', when: object = { kind: 'a' }) {
  document.body.innerHTML = `<template lang="es" data-when="${attribute({ kind: 'z' })}"><p></p></template><template lang="${language}" data-when="${attribute(when)}">${TABLE}</template>`
  const page = document.createElement('main')
  page.append(fillRows(document.querySelectorAll('template'), answer as Record<string, unknown>, language))
  return page
}
const ana = { id: '1', name: 'Ana', state: 'in', lacks: 1200, share: 62.5 }
const beto = { id: '2', name: 'Beto', state: 'out', lacks: null, share: 0 }
const answer = (...rows: object[]) => ({ kind: 'a', ficha: 7, total: { of: 9 }, rows })
const texts = (page: Element) =>
  [...page.querySelectorAll('tr')].map((row) => [...row.cells].map((one) => one.textContent))

test('fillRows sorts rows like the screen, and fills the cells whose conditions the row meets', () => {
  const page = filled(answer(ana, beto))
  expect(page.querySelector('h1')?.textContent).toBe('7 · 2')
  expect(texts(page)).toEqual([
    ['Beto', 'out', '—', '0\u00a0%'],
    ['Ana', 'in', '1.200 of 9', '62,5\u00a0%'],
  ])
  const [, link] = page.querySelectorAll('a')
  expect(link?.getAttribute('href')).toBe('/x/1?ficha=7')
  expect([...page.querySelectorAll<HTMLElement>('[data-width]')].map(({ style }) => style.inlineSize)).toEqual([
    '0%',
    '62.5%',
  ])
})

test('rows with the same cells show different values', () => {
  const carla = { ...ana, id: 'a/b', name: 'Carla', share: 12.25 }
  const page = filled(answer(ana, carla))
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/x/1?ficha=7',
    '/x/a%2Fb?ficha=7',
  ])
  expect(texts(page).map(([name, , , share]) => [name, share])).toEqual([
    ['Ana', '62,5\u00a0%'],
    ['Carla', '12,25\u00a0%'],
  ])
  expect([...page.querySelectorAll<HTMLElement>('[data-width]')].map(({ style }) => style.inlineSize)).toEqual([
    '62.5%',
    '12.25%',
  ])
})

test('numbers are formatted in the language of the page', () => {
  expect(texts(filled(answer(ana), 'en'))).toEqual([['Ana', 'in', '1,200 of 9', '62.5%']])
})

test('values are inserted as text, and encoded in URLs', () => {
  const name = '<img src=x onerror=alert(1)>\uE000id\uE001'
  const page = filled(answer({ ...ana, name, id: '../"><script>?x=1#' }))
  expect(page.querySelector('img, script')).toBeNull()
  expect(page.querySelector('a')?.textContent).toBe(name)
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/x/..%2F%22%3E%3Cscript%3E%3Fx%3D1%23?ficha=7')
  const odd = filled(answer({ ...ana, share: '1;background:url(x)' }))
  expect(odd.querySelector<HTMLElement>('[data-width]')?.getAttribute('style')).not.toContain('url')
})

test.each<[string, object]>([
  ['no rows', answer()],
  ['another kind of page', { ...answer(ana), kind: 'b' }],
  ['an unknown value of the sorted field', answer({ ...ana, state: 'new' })],
  ['a missing value', answer({ ...ana, name: null })],
  ['a value that is not text', answer({ ...ana, name: { toString: () => 'x' } })],
  ['no list', { ...answer(), rows: undefined }],
])('fillRows throws for %s', (_, content) => {
  expect(() => filled(content)).toThrow()
})

test('a link without an address in the template gets no address', () => {
  document.body.innerHTML = TABLE.replace('</h1>', ' <a>here</a></h1>')
  const template = document.createElement('template')
  template.lang = 'es'
  template.content.append(...document.body.childNodes)
  expect(fillRows([template], answer(ana), 'es').querySelector('h1 a')?.hasAttribute('href')).toBe(false)
})

test('fillRows throws for a template without rows', () => {
  document.body.innerHTML = '<template lang="es"><p>text</p></template>'
  expect(() => fillRows(document.querySelectorAll('template'), answer(ana), 'es')).toThrow('no row')
})

test('fillRows throws if a row does not meet the condition of any cell of a column', () => {
  expect(() => filled({ ...answer({ ...ana, state: 'in' }), kind: 'a' }, 'es', { kind: 'a' })).not.toThrow()
  document.body.innerHTML = `<template lang="es"><table><tbody><tr data-each="rows" data-order="${attribute({ by: 'state', values: ['in'] })}">${cell(0, { lacks: 0 }, 'none')}</tr></tbody></table></template>`
  expect(() => fillRows(document.querySelectorAll('template'), answer(ana), 'es')).toThrow('unknown row')
})
