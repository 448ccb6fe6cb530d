import { mark, markAs, marked } from '@fichero/contract/first-rows'
import { withCases } from './row-cases'

interface Row {
  nro_documento: string
  state: string
  lacks: number | null
}
const readable = (text: string) => text.replaceAll('\uE000', '[').replaceAll('\uE001', ']').replaceAll('&quot;', '"')

/** Renders a screen that sorts its rows by state. Two cells depend on the row: the state, and the number that it lacks. */
function renderPage(rows: object[], prefixOf = (_index: number) => '') {
  const renderedRows = rows
    .map((row, index) => marked<Row>(row, prefixOf(index)))
    .toSorted((a, b) => (a.state < b.state ? -1 : 1))
    .map(({ nro_documento, state, lacks }) => {
      const tone = state === 'in' ? 'green' : 'grey'
      return `<tr><td>${nro_documento}</td><td data-tone="${tone}">${state}</td><td>${lacks === null ? '—' : lacks}</td></tr>`
    })
  return `<table><tbody>${renderedRows.join('')}</tbody></table>`
}
const declared = { rows: 'people', orderedBy: 'state' as never }

test('the template has a cell for each case, and the sort order of the screen’s rows', () => {
  const page = withCases(renderPage, {
    ...declared,
    cases: [
      [{ state: 'out' }, { state: 'in' }],
      [{ lacks: null }, {}],
    ],
  })
  expect(readable(page)).toBe(
    [
      '<table><tbody><tr data-each="people" data-order="{"by":"state","values":["in","out"]}"><td>[nro_documento]</td>',
      '<td data-cell="1" data-when="{"state":"out"}" data-tone="grey">out</td>',
      '<td data-cell="1" data-when="{"state":"in"}" data-tone="green">in</td>',
      '<td data-cell="2" data-when="{"lacks":null}">—</td><td data-cell="2" data-when="{}">[lacks]</td></tr></tbody></table>',
    ].join(''),
  )
})

test('withCases throws for two groups of cases that change one cell, and for a page without rows', () => {
  const cases = [[{ state: 'in' }], [{ state: 'out' }]]
  expect(() => withCases(renderPage, { ...declared, cases })).toThrow('cell 2: merge the groups')
  expect(() => withCases(() => '<p></p>', { ...declared, cases: [] })).toThrow('no table with a row')
})

test('a mark contains the name and the format of its field', () => {
  expect(readable(mark('a.b'))).toBe('[a.b]')
  expect(readable(markAs(mark('a'), 'percent') ?? '')).toBe('[a|percent]')
  expect([markAs(7, 'percent'), markAs('7', 'percent')]).toEqual([undefined, undefined])
})
