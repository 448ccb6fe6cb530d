import { headingOf } from './headings.js'
import { rowProblem, toldAfter } from './row-problem.js'

const at = { fila: 7, columna: ' Estado ', valor: ` ${'x'.repeat(300)}` }

it('a problem has the heading and the value as one line, which is cut, and a sentence of them', () => {
  const problem = rowProblem('person_enabled', { ...at, valor: ' 52\n000 ' }, { nombre: 'Ana Gil', documento: '52' })
  expect(problem).toEqual({
    fila: 7,
    columna: 'Estado',
    valor: '52 000',
    code: 'person_enabled',
    motivo: 'Ana Gil (52) ya está en Fichero; se dejará como está.',
    params: { columna: 'Estado', valor: '52 000', nombre: 'Ana Gil', documento: '52' },
  })
  expect(rowProblem('person_enabled', at).valor).toBe('x'.repeat(200))
})

it('once the file is loaded it is told as what happened', () => {
  const problem = rowProblem('person_enabled', at, { nombre: 'Ana Gil', documento: '52' })
  const told = toldAfter(problem)
  expect(told).toEqual({ ...problem, motivo: 'Ana Gil (52) ya estaba en Fichero; se dejó como estaba.' })
})

it('what an earlier version told is told again', () => {
  const problem = { ...rowProblem('person_enabled', at), code: 'of_an_earlier_version' } as never
  expect(toldAfter(problem)).toBe(problem)
})

it.each([
  ['nro_documento', 'Número de Documento'],
  ['ficha', 'Ficha'],
  ['juicio', 'Juicio de Evaluación'],
  ['nobody', 'nobody'],
] as const)('a field without a column, %s, is called %s', (field, heading) => {
  expect(headingOf(field as never)).toBe(heading)
})
