import { mark, markAs, marked } from '@fichero/contract/first-rows'
import { withCases } from './row-cases'

interface Row {
  nro_documento: string
  state: string
  lacks: number | null
}
const seen = (text: string) => text.replaceAll('\uE000', '[').replaceAll('\uE001', ']').replaceAll('&quot;', '"')

/** A screen that orders its rows, and draws two of its cells in several ways. */
function draw(rows: object[], prefixOf = (_place: number) => '') {
  const drawn = rows
    .map((row, place) => marked<Row>(row, prefixOf(place)))
    .toSorted((a, b) => (a.state < b.state ? -1 : 1))
    .map(({ nro_documento, state, lacks }) => {
      const tone = state === 'in' ? 'green' : 'grey'
      return `<tr><td>${nro_documento}</td><td data-tone="${tone}">${state}</td><td>${lacks === null ? '—' : lacks}</td></tr>`
    })
  return `<table><tbody>${drawn.join('')}</tbody></table>`
}
const declared = { rows: 'people', orderedBy: 'state' as never }

test('a cell is there as often as it is drawn differently, and the order is that of the screen', () => {
  const page = withCases(draw, {
    ...declared,
    cases: [
      [{ state: 'out' }, { state: 'in' }],
      [{ lacks: null }, {}],
    ],
  })
  expect(seen(page)).toBe(
    [
      '<table><tbody><tr data-each="people" data-order="{"by":"state","values":["in","out"]}"><td>[nro_documento]</td>',
      '<td data-cell="1" data-when="{"state":"out"}" data-tone="grey">out</td>',
      '<td data-cell="1" data-when="{"state":"in"}" data-tone="green">in</td>',
      '<td data-cell="2" data-when="{"lacks":null}">—</td><td data-cell="2" data-when="{}">[lacks]</td></tr></tbody></table>',
    ].join(''),
  )
})

test('two groups that decide on one cell are refused, and a page without rows', () => {
  const cases = [[{ state: 'in' }], [{ state: 'out' }]]
  expect(() => withCases(draw, { ...declared, cases })).toThrow('cell 2: make them one')
  expect(() => withCases(() => '<p></p>', { ...declared, cases: [] })).toThrow('no table with a row')
})

test('a mark says what it stands for, and how it is written', () => {
  expect(seen(mark('a.b'))).toBe('[a.b]')
  expect(seen(markAs(mark('a'), 'percent') ?? '')).toBe('[a|percent]')
  expect([markAs(7, 'percent'), markAs('7', 'percent')]).toEqual([undefined, undefined])
})
