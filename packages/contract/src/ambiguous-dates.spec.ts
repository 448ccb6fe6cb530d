import { ambiguousDateParams, ambiguousDates } from './ambiguous-dates'

const dates = [
  { valor: '08/12/2025', fila: 14, dmy: '2025-12-08', mdy: '2025-08-12' },
  { valor: '01/02/2026', fila: 20, dmy: '2026-02-01', mdy: '2026-01-02' },
]

test('the params of a message number the examples from one', () => {
  expect(ambiguousDateParams(dates)).toEqual({
    valor_1: '08/12/2025',
    fila_1: 14,
    dmy_1: '2025-12-08',
    mdy_1: '2025-08-12',
    valor_2: '01/02/2026',
    fila_2: 20,
    dmy_2: '2026-02-01',
    mdy_2: '2026-01-02',
  })
})

test.each([
  ['an empty list of dates', []],
  ['one ambiguous date', dates.slice(0, 1)],
  ['several ambiguous dates', dates],
])('%s can be read back from the params of the message', (_, examples) => {
  expect(ambiguousDates({ archivo: 'a.xls', ...ambiguousDateParams(examples) })).toEqual(examples)
})

test('an example of an older server, which sends no days, has empty days', () => {
  expect(ambiguousDates({ valor_1: '08/12/2025', fila_1: '14' })).toEqual([
    { valor: '08/12/2025', fila: 14, dmy: '', mdy: '' },
  ])
})
