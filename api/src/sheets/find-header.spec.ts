import { JUDGMENT_HEADINGS } from '../testing/judgment-headings.js'
import { findHeader, textsOf } from './find-header.js'
import type { SheetKind } from './headings.js'
import type { Cell } from './sheet.js'

const PERSON = JUDGMENT_HEADINGS.slice(0, 5)
const DESIGN = ['Competencia', 'Resultado de Aprendizaje']
const ALL: SheetKind[] = ['juicios', 'aprendices', 'personas', 'programa']

const found = (rows: Cell[][], kinds = ALL) => {
  const header = findHeader(rows, kinds)
  return header && [header.kind, header.row, header.score]
}

it.each<[string, Cell[][], ReturnType<typeof found>]>([
  ['of judgments', [['Reporte'], [], JUDGMENT_HEADINGS], ['juicios', 2, 7]],
  ['of apprentices', [PERSON], ['aprendices', 0, 5]],
  ['of apprentices who were seen on a day', [[...PERSON, 'Fecha', 'Instructor', 'Firma']], ['aprendices', 0, 5]],
  [
    'of apprentices who are in a competency',
    [[...PERSON.slice(1), 'Fecha', 'Instructor', 'Competencia', 'Resultado', 'Observaciones']],
    ['aprendices', 0, 4],
  ],
  ['of lessons', [[...DESIGN, 'Fecha', 'Instructor', 'Ambiente']], ['programa', 0, 2]],
  ['of a design', [DESIGN], ['programa', 0, 2]],
  [
    'of people who shall sign in',
    [[...PERSON.slice(0, 4), 'Correo Institucional', 'Tipo de Instructor']],
    ['personas', 0, 5],
  ],
  ['of a list with a name in one column', [['Documento', 'Apellidos y Nombres']], ['aprendices', 0, 2]],
  ['the first of two', [DESIGN, DESIGN], ['programa', 0, 2]],
  ['the better one of two', [['Competencia', 'Otra'], DESIGN], ['programa', 1, 2]],
  ['none in a line of text', [['Competencia']], undefined],
  ['none in data', [['1 - A', '2 - B']], undefined],
  ['none by one word among many', [['Competencia', 'a', 'b', 'c']], undefined],
  ['one by one word among few', [['Competencia', 'a', 'b']], ['programa', 0, 0]],
  ['one where a name is among it', [['Ficha', 'Nombre']], ['aprendices', 0, 0]],
  ['none in numbers', [[1, 2, null, true]], undefined],
])('the header is %s', (_, rows, header) => {
  expect(found(rows)).toEqual(header)
})

it('what a list can do without is no header of one', () => {
  for (const cells of [
    ['Ficha', 'Estado'],
    ['Ficha', 'Celular'],
  ])
    expect(found([cells], ['aprendices'])).toBeUndefined()
  for (const name of ['Nombre', 'Apellidos', 'Apellidos y Nombres', 'Nombres y Apellidos'])
    expect(found([['Ficha', name]], ['aprendices'])?.[0]).toBe('aprendices')
})

it('only the kinds that are asked for are looked for', () => {
  expect(found([DESIGN], ['juicios', 'aprendices'])).toEqual(['juicios', 0, -5])
  expect(found([PERSON], ['programa'])).toBeUndefined()
})

it('texts are cells with something written in them', () => {
  expect(textsOf(['a', ' ', '', null, 7, true, ' b '])).toEqual(['a', ' b '])
})
