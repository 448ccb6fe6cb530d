import { JUDGMENT_HEADINGS } from '../../../testing/judgment-headings.js'
import { findHeader, textsOf } from './find-header.js'
import type { SheetKind } from './headings.js'
import type { Cell } from './sheet.js'

const PERSON = JUDGMENT_HEADINGS.slice(0, 5)
const DESIGN = ['Competencia', 'Resultado de Aprendizaje']
const ALL: SheetKind[] = ['juicios', 'aprendices', 'personas', 'programa']

/** Kind, row and score of the header. */
const found = (rows: Cell[][], kinds = ALL) => {
  const header = findHeader(rows, kinds)
  return header && [header.kind, header.row, header.score]
}

it.each<[string, Cell[][], ReturnType<typeof found>]>([
  ['of judgments', [['Reporte'], [], JUDGMENT_HEADINGS], ['juicios', 2, 7]],
  ['of apprentices', [PERSON], ['aprendices', 0, 5]],
  ['of an attendance list of apprentices', [[...PERSON, 'Fecha', 'Instructor', 'Firma']], ['aprendices', 0, 5]],
  [
    'of apprentices with a competency and an outcome',
    [[...PERSON.slice(1), 'Fecha', 'Instructor', 'Competencia', 'Resultado', 'Observaciones']],
    ['aprendices', 0, 4],
  ],
  ['of lessons', [[...DESIGN, 'Fecha', 'Instructor', 'Ambiente']], ['programa', 0, 2]],
  ['of a design', [DESIGN], ['programa', 0, 2]],
  [
    'of people who get accounts',
    [[...PERSON.slice(0, 4), 'Correo Institucional', 'Tipo de Instructor']],
    ['personas', 0, 5],
  ],
  ['of a list with a name in one column', [['Documento', 'Apellidos y Nombres']], ['aprendices', 0, 2]],
  ['in the first of two equal rows', [DESIGN, DESIGN], ['programa', 0, 2]],
  ['in the row with the better score', [['Competencia', 'Otra'], DESIGN], ['programa', 1, 2]],
  ['of a design in a row of few texts if one text is a known heading', [['Competencia', 'a', 'b']], ['programa', 0, 0]],
  ['of apprentices in a row with optional columns and a name', [['Ficha', 'Nombre']], ['aprendices', 0, 0]],
])('findHeader finds the header %s', (_, rows, header) => {
  expect(found(rows)).toEqual(header)
})

it.each([
  ['a line of text', ['Competencia']],
  ['a row of data', ['1 - A', '2 - B']],
  ['a row of many texts with only one known heading', ['Competencia', 'a', 'b', 'c']],
  ['a row of numbers', [1, 2, null, true]],
])('findHeader finds no header in %s', (_, row) => {
  expect(found([row])).toBeUndefined()
})

it('findHeader finds no header in a row that has only optional columns', () => {
  for (const cells of [
    ['Ficha', 'Estado'],
    ['Ficha', 'Celular'],
  ])
    expect(found([cells], ['aprendices'])).toBeUndefined()
  for (const name of ['Nombre', 'Apellidos', 'Apellidos y Nombres', 'Nombres y Apellidos'])
    expect(found([['Ficha', name]], ['aprendices'])?.[0]).toBe('aprendices')
})

it('findHeader only searches the requested kinds', () => {
  expect(found([DESIGN], ['juicios', 'aprendices'])).toEqual(['juicios', 0, -5])
  expect(found([PERSON], ['programa'])).toBeUndefined()
})

it('textsOf returns the cells with a text that is not blank', () => {
  expect(textsOf(['a', ' ', '', null, 7, true, ' b '])).toEqual(['a', ' b '])
})
