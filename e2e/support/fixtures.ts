import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../api/fixtures')

/** Path of one of the API's own invented spreadsheets. */
export const fixture = (name: string) => resolve(FOLDER, name)

interface Expected {
  resultados_aprobados: number
  total_resultados: number
  porcentaje_tyt: number
}

/** By report and document, what every apprentice must show once that report is loaded. */
export const expected = JSON.parse(readFileSync(fixture('expected.json'), 'utf8')) as Record<
  string,
  Record<string, Expected>
>
