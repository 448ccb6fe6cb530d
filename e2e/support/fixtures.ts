import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../api/fixtures')

/** Path of one of the API's generated spreadsheets. */
export const fixture = (name: string) => resolve(FOLDER, name)

/** The figures on the page of an apprentice. */
interface Expected {
  resultados_aprobados: number
  total_resultados: number
  porcentaje_tyt: number
}

/** The expected data of every apprentice after each report, by report and document number. */
export const expected = JSON.parse(readFileSync(fixture('expected.json'), 'utf8')) as Record<
  string,
  Record<string, Expected>
>
