import { ambiguousDateParams, ambiguousDates } from './ambiguous-dates'

const dates = [
  { valor: '08/12/2025', fila: 14, dmy: '2025-12-08', mdy: '2025-08-12' },
  { valor: '01/02/2026', fila: 20, dmy: '2026-02-01', mdy: '2026-01-02' },
]

test('the examples are numbered from one', () => {
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

test.each([[[]], [dates.slice(0, 1)], [dates]])('what was told is read again: %j', (told) => {
  expect(ambiguousDates({ archivo: 'a.xls', ...ambiguousDateParams(told) })).toEqual(told)
})

test('an example of an older server, without its readings, is read with empty ones', () => {
  expect(ambiguousDates({ valor_1: '08/12/2025', fila_1: '14' })).toEqual([
    { valor: '08/12/2025', fila: 14, dmy: '', mdy: '' },
  ])
})
