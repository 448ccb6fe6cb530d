import type { Cell, SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { edited } from './spreadsheets.js'

/** Competencies of the fixtures' program. */
export const ENGLISH = 'Interactuar en lengua inglesa de forma oral  y escrita'
export const PROPAGATE = 'PROPAGAR MATERIAL VEGETAL SEGUN ESPECIE Y METODO.'

/** Row 11 of the fixture has the headings. */
const HEADINGS = 10

/** A row of a report of instructors, with the headings’ order. */
export const scheduled = (
  name: [nombre: string, apellido: string],
  competencia: string,
  { estado = 'ACTIVO', inicio = '01/02/2026', fin = '30/06/2026', horas = '120' } = {},
): Cell[] => [...name, estado, competencia, inicio, fin, horas]

/** A report of instructors of the fixtures' ficha with these rows. `edit` changes the whole sheet. */
export const instructorsReport = (
  rows: Cell[][],
  { fecha = '14/11/2026', edit = (_: Cell[][]): void => undefined } = {},
): SpreadsheetFile =>
  edited('instructors', (sheet) => {
    sheet[1] = ['Fecha del Reporte:', null, fecha]
    sheet.splice(HEADINGS + 1, sheet.length, ...rows.map((row) => [...row]))
    edit(sheet)
  })
