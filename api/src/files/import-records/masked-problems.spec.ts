import type { RowProblem } from '@fichero/contract/imports.schema'
import { maskedProblem, maskedSummary } from './masked-problems.js'

const problem = (params: RowProblem['params']): RowProblem => ({
  fila: 12,
  columna: 'Correo',
  code: 'row_invalid',
  motivo: '',
  valor: 'ana@',
  params,
})
const isMail = (value: string) => value === 'ana@'

test('only the parameters with removed data are masked, and the value if it is one of them', () => {
  expect(maskedProblem(problem({ valor: 'ana@', fila: 3 }), isMail)).toMatchObject({
    fila: 12,
    valor: '…',
    params: { valor: '…', fila: 3 },
  })
  expect(maskedProblem(problem({ otro: 'ana@' }), isMail)).toMatchObject({ valor: 'ana@', params: { otro: '…' } })
})

test.each([
  ['nothing in it was removed', problem({ valor: 'luz@' }), isMail],
  ['everything is masked already', problem({ valor: '…' }), () => true],
])('a problem stays the same object if %s', (_, same, isRemoved) => {
  expect(maskedProblem(same, isRemoved)).toBe(same)
})

test('a summary keeps its figures, and gets only the lists that it had', () => {
  const mask = (row: RowProblem) => maskedProblem(row, isMail)
  const removed = problem({ valor: 'ana@' })
  const resumen = { nuevos: 2, rechazos: [removed] } as never
  expect(maskedSummary({ resumen }, mask)).toEqual({ nuevos: 2, rechazos: [mask(removed)] })
  expect(maskedSummary({ resumen: { nuevos: 2, avisos: [removed] } as never }, mask)).toEqual({
    nuevos: 2,
    avisos: [mask(removed)],
  })
})

test('an unchanged summary, and a missing one, give nothing to store', () => {
  const mask = (row: RowProblem) => maskedProblem(row, isMail)
  expect(maskedSummary({ resumen: { rechazos: [problem({ valor: 'luz@' })] } as never }, mask)).toBeUndefined()
  expect(maskedSummary({ resumen: null }, mask)).toBeUndefined()
})
