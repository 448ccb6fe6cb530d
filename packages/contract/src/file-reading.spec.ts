import { hiddenRowsOf, readingOf } from './file-reading.ts'

const warning = {
  fila: 3,
  columna: '',
  valor: '',
  code: 'hidden_left',
  motivo: '',
  params: { total: 2, filas: '3, 5' },
}

test('the hidden rows of a file are those of its warning', () => {
  expect(hiddenRowsOf([{ ...warning, code: 'state_new' }, warning])).toEqual({ total: 2, filas: '3, 5' })
  expect(hiddenRowsOf([{ ...warning, code: 'hidden_read' }])).toBeNull()
})

test('how a file is read is taken from a query that has more', () => {
  const query = { fechas: 'mdy', nroReporte: 2, ocultas: true, parcial: true } as const
  expect(readingOf(query)).toEqual({ fechas: 'mdy', nroReporte: 2, ocultas: true })
})
