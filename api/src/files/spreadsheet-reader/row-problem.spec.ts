import { headingOf } from './headings.js'
import { inPastTense, rowProblem } from './row-problem.js'

const LOCATION = { fila: 7, columna: ' Estado ', valor: ` ${'x'.repeat(300)}` }

it('rowProblem puts heading and value on one line, truncates the value, and adds a sentence', () => {
  const problem = rowProblem(
    'person_enabled',
    { ...LOCATION, valor: ' 52\n000 ' },
    { nombre: 'Ana Gil', documento: '52' },
  )
  expect(problem).toEqual({
    fila: 7,
    columna: 'Estado',
    valor: '52 000',
    code: 'person_enabled',
    motivo: 'Ana Gil (52) ya está en Fichero; se dejará como está.',
    params: { columna: 'Estado', valor: '52 000', nombre: 'Ana Gil', documento: '52' },
  })
  expect(rowProblem('person_enabled', LOCATION).valor).toBe('x'.repeat(200))
})

it('inPastTense phrases a problem in the past tense', () => {
  const problem = rowProblem('person_enabled', LOCATION, { nombre: 'Ana Gil', documento: '52' })
  expect(inPastTense(problem)).toEqual({
    ...problem,
    motivo: 'Ana Gil (52) ya estaba en Fichero; se dejó como estaba.',
  })
})

it('inPastTense keeps the sentence of a code that only an earlier version knew', () => {
  const problem = { ...rowProblem('person_enabled', LOCATION), code: 'of_an_earlier_version' } as never
  expect(inPastTense(problem)).toBe(problem)
})

it.each([
  ['nro_documento', 'Número de Documento'],
  ['ficha', 'Ficha'],
  ['juicio', 'Juicio de Evaluación'],
  ['nobody', 'nobody'],
] as const)('headingOf names the field %s «%s» if the file has no such column', (field, heading) => {
  expect(headingOf(field as never)).toBe(heading)
})
