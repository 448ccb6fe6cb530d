import { JUDGMENT_HEADINGS } from '../../../testing/judgment-headings.js'
import { reportsIn, sheetOf } from './reports-in-sheet.js'
import type { Cell, Sheet } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const TITLE: Cell[] = ['Reporte de Juicios de Evaluación']
const PEOPLE: Cell[] = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado']
const ANA: Cell[] = ['CC', '1900650001', 'ANA', 'DÍAZ', 'EN FORMACION']
const LUZ: Cell[] = ['CC', '1900650002', 'LUZ', 'RÍOS', 'EN FORMACION']
const ficha = (number: number): Cell[] => ['Ficha de Caracterización:', null, number]
const DESIGN: Cell[] = ['Competencia', 'Resultado de Aprendizaje']
const OUTCOME: Cell[] = ['38368 - REGAR', '593104 - 01 CAVAR']

const sheet = (rows: Cell[][]): Sheet => ({ ...emptySheet('workbook'), rows })
/** The numbers of the first rows of the reports. */
const firstRows = (rows: Cell[][], ofFicha = true) => reportsIn(sheet(rows), ofFicha).map(({ start }) => start + 1)

it.each<[string, Cell[][], number[]]>([
  ['a title', [ficha(1), PEOPLE, ANA, TITLE, PEOPLE, LUZ], [1, 4]],
  ['a title with more text', [PEOPLE, ANA, ['Reporte de Aprendices Ficha 2888001'], PEOPLE, LUZ], [1, 3]],
  ['the title of a list of attendance', [PEOPLE, ANA, ['Registro de asistencia'], ['Documento', 1, 2, 3], LUZ], [1, 3]],
  ['its ficha', [PEOPLE, ANA, ficha(2888001), LUZ], [1, 3]],
  ['a line with its ficha', [PEOPLE, ANA, ['Ficha No. 2888001'], LUZ], [1, 3]],
  ['two labels', [PEOPLE, ANA, ['Regional:', '5 - ANTIOQUIA'], ['Estado: EN EJECUCION'], LUZ], [1, 3]],
  ['other headings', [PEOPLE, ANA, JUDGMENT_HEADINGS, LUZ], [1, 3]],
  ['the same headings in another order', [PEOPLE, ANA, PEOPLE.toReversed(), LUZ.toReversed()], [1, 3]],
  ['a line of text and the same headings', [PEOPLE, ANA, [], ['Grupo de la tarde'], [], PEOPLE, LUZ], [1, 4]],
  ['only a number and the same headings', [PEOPLE, ANA, [2888001], PEOPLE, LUZ], [1, 3]],
  ['a row with text in two columns, and the same headings', [PEOPLE, ANA, ['Tutora', 'EVA'], PEOPLE, LUZ], [1, 3]],
  ['a third report', [PEOPLE, ANA, ficha(2888001), PEOPLE, LUZ, TITLE, PEOPLE, ANA], [1, 3, 6]],
  ['a title, below rows without headings', [ficha(2999001), ANA, TITLE, ficha(2888001), PEOPLE, LUZ], [1, 3]],
])('reportsIn finds a report below another one that begins with %s', (_, rows, expected) => {
  expect(firstRows(rows)).toEqual(expected)
})

it.each<[string, Cell[][]]>([
  ['one report', [TITLE, ficha(2888001), PEOPLE, ANA, LUZ]],
  ['the same headings again', [PEOPLE, ANA, PEOPLE, LUZ]],
  ['the same headings again below blank rows', [PEOPLE, ANA, [], [null, ' '], PEOPLE, LUZ]],
  ['two rows of headings', [['Datos', 'Nombre', 'Apellidos'], PEOPLE, ANA]],
  ['a title twice above the headings', [TITLE, TITLE, ficha(2888001), PEOPLE, ANA]],
  ['labels below the rows', [PEOPLE, ANA, ['Regional:', '5 - ANTIOQUIA'], ficha(2888001), ['Total', 1]]],
  ['a title and headings without rows at the end', [PEOPLE, ANA, TITLE, PEOPLE]],
  ['one label between rows', [PEOPLE, ANA, ['Estado:', 'CANCELADO'], LUZ]],
  ['a line of text between rows', [PEOPLE, ANA, ['Grupo de la tarde'], LUZ]],
  ['a count of states below the rows', [PEOPLE, ANA, [], ['Estado', 'Total'], ['EN FORMACION', 2]]],
  ['rows without headings above the title', [ANA, TITLE, ficha(2888001), PEOPLE, LUZ]],
  ['no row', []],
])('reportsIn finds one report in a sheet with %s', (_, rows) => {
  expect(reportsIn(sheet(rows), true)).toEqual([{ start: 0, end: rows.length }])
})

it('reportsIn takes a line above the same headings for a part of the table in a file without fichas', () => {
  const rows = [DESIGN, OUTCOME, ['Segundo trimestre'], DESIGN, OUTCOME]
  expect(firstRows(rows)).toEqual([1, 3])
  expect(firstRows(rows, false)).toEqual([1])
})

it('reportsIn takes an outcome without its competency for data', () => {
  expect(firstRows([DESIGN, OUTCOME, [null, OUTCOME[1]!], DESIGN, OUTCOME])).toEqual([1])
})

it('sheetOf keeps the row numbers of a report, and empties the rows of the others', () => {
  const rows = [PEOPLE, ANA, ficha(2888001), PEOPLE, LUZ]
  const whole = { ...sheet(rows), openEnded: true }
  const [first, second] = reportsIn(whole, true)
  expect(sheetOf(whole, first!)).toMatchObject({ start: 0, rows: [PEOPLE, ANA], openEnded: false })
  expect(sheetOf(whole, second!)).toMatchObject({ start: 2, rows: [[], [], ...rows.slice(2)], openEnded: true })
  expect(sheetOf(whole, { start: 0, end: 5 })).toBe(whole)
})
