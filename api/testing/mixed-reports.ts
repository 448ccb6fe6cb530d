import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { edited } from './spreadsheets.js'

// Judgments reports with many changes.

/** Document number of a person who is only in the mixed report. */
export const NEW = '1900099777'
/** Document number of a person in the mixed report who may be in another ficha. */
export const KNOWN = '1900099778'
const HOLDER = 'CC 1890099001 - MARÍA DEL MAR RÍOS'
const [DOCUMENT, SURNAMES, STATE, JUDGMENT, EVALUATOR] = [1, 3, 4, 7, 9]

/**
 * Returns the later report with every kind of change: a new name, a new state, withdrawn and negative judgments, another
 * evaluator, pending judgments with an evaluator, an unknown person, and one known from another ficha.
 */
export const mixedReport = (): SpreadsheetFile =>
  edited('judgmentsLater', (rows) => {
    const body = rows.slice(13)
    const rowsOf = (document: unknown) => body.filter((row) => row[DOCUMENT] === document)
    const [first, second, third, fourth] = [...new Set(body.map((row) => row[DOCUMENT]))]
    for (const row of rowsOf(first)) row[SURNAMES] = 'QUINTERO DE LA ROSA'
    for (const row of rowsOf(second)) row[STATE] = 'CANCELADO'
    const approved = rowsOf(first).filter((row) => row[JUDGMENT] === 'APROBADO')
    for (const row of approved.slice(0, 2)) row[JUDGMENT] = 'POR EVALUAR'
    approved[2]![JUDGMENT] = 'NO APROBADO'
    approved[3]![EVALUATOR] = HOLDER
    for (const row of body.filter((one) => one[JUDGMENT] === 'POR EVALUAR').slice(0, 30)) row[EVALUATOR] = HOLDER
    rows.push(
      ...rowsOf(third).map((row) => row.with(DOCUMENT, NEW)),
      ...rowsOf(fourth).map((row) => row.with(DOCUMENT, KNOWN)),
    )
  })

export type OutcomeCodes = { resultado: string; competencia: string }

/** The report that `largeReport` makes. */
interface Large {
  nro_ficha: number
  codigo: string | null
  outcomes: OutcomeCodes[]
  day: string
  approves: (index: number) => boolean
}

/** Returns a report of 48 people with every outcome. `approves` decides by the sum of the indexes of person and outcome. */
export function largeReport({ nro_ficha, codigo, outcomes, day, approves }: Large) {
  return edited('judgmentsLater', (rows) => {
    const [row] = rows.splice(13)
    rows[1]![2] = day
    rows[2]![2] = nro_ficha
    rows[3]![2] = codigo
    for (let person = 0; person < 48; person++)
      outcomes.forEach(({ resultado, competencia }, index) => {
        const cells = [...row!]
        cells[DOCUMENT] = String(1_900_200_000 + person)
        cells[5] = `${competencia} - COMPETENCIA`
        cells[6] = `${resultado} - RESULTADO`
        if (!approves(person + index)) cells.splice(JUDGMENT, 3, 'POR EVALUAR', null, null)
        rows.push(cells)
      })
  })
}
