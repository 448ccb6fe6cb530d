import type { SpreadsheetFile } from '../sheets/sheet.js'
import { edited } from './spreadsheets.js'

// Judgments reports that change much.

/** Somebody whom only the mixed report names. */
export const NEW = '1900099777'
/** Somebody in it whom another ficha may have. */
export const KNOWN = '1900099778'
const HOLDER = 'CC 1890099001 - MARÍA DEL MAR RÍOS'
const [DOCUMENT, SURNAMES, STATE, JUDGMENT, EVALUATOR] = [1, 3, 4, 7, 9]

/**
 * The later report with every kind of change: a new name, a new state, judgments withdrawn, refused and of another
 * evaluator, people who owe one, a person nobody knows, and one known from another ficha.
 */
export const mixedReport = (): SpreadsheetFile =>
  edited('judgmentsLater', (rows) => {
    const body = rows.slice(13)
    const of = (document: unknown) => body.filter((row) => row[DOCUMENT] === document)
    const [first, second, third, fourth] = [...new Set(body.map((row) => row[DOCUMENT]))]
    for (const row of of(first)) row[SURNAMES] = 'QUINTERO DE LA ROSA'
    for (const row of of(second)) row[STATE] = 'CANCELADO'
    const approved = of(first).filter((row) => row[JUDGMENT] === 'APROBADO')
    for (const row of approved.slice(0, 2)) row[JUDGMENT] = 'POR EVALUAR'
    approved[2]![JUDGMENT] = 'NO APROBADO'
    approved[3]![EVALUATOR] = HOLDER
    for (const row of body.filter((one) => one[JUDGMENT] === 'POR EVALUAR').slice(0, 30)) row[EVALUATOR] = HOLDER
    rows.push(...of(third).map((row) => row.with(DOCUMENT, NEW)), ...of(fourth).map((row) => row.with(DOCUMENT, KNOWN)))
  })

export type OutcomeCodes = { resultado: string; competencia: string }

interface Large {
  nro_ficha: number
  codigo: string | null
  outcomes: OutcomeCodes[]
  day: string
  approves: (place: number) => boolean
}

/** A report of 48 people with every outcome; `approves` gets the place of a row in it. */
export function largeReport({ nro_ficha, codigo, outcomes, day, approves }: Large) {
  return edited('judgmentsLater', (rows) => {
    const [row] = rows.splice(13)
    rows[1]![2] = day
    rows[2]![2] = nro_ficha
    rows[3]![2] = codigo
    for (let person = 0; person < 48; person++)
      outcomes.forEach(({ resultado, competencia }, place) => {
        const cells = [...row!]
        cells[DOCUMENT] = String(1_900_200_000 + person)
        cells[5] = `${competencia} - COMPETENCIA`
        cells[6] = `${resultado} - RESULTADO`
        if (!approves(person + place)) cells.splice(JUDGMENT, 3, 'POR EVALUAR', null, null)
        rows.push(cells)
      })
  })
}
