import { JUDGMENTS } from '@fichero/contract/enums'
import type { JudgmentRecord } from '../src/files/spreadsheet-reader/records.js'
import type { Random } from '../src/operations/demo/random.js'
import type { Imports } from './open-imports.js'
import { judgmentRecord, judgmentsReport, personRecord } from './typed-reports.js'

const STATES = ['EN FORMACION', 'INDUCCION', 'CANCELADO'] as const
const EVALUATORS = [
  ['70', 'RITA RÍOS'],
  ['71', 'SAÚL SANZ'],
  ['72', null],
  [null, 'TITO TEJO'],
] as const

/** Returns a report with random people of `imports`, random outcomes and random judgments. */
export function randomReport(random: Random, imports: Pick<Imports, 'people' | 'design'>, fecha_reporte: string) {
  const people = imports.people
    .filter(() => random.next() < 0.7)
    .map((document) => personRecord(document, { nombre: random.of(['LUZ', 'LUZ MARINA']), estado: random.of(STATES) }))
  const judgments = people.flatMap(({ nro_documento }) =>
    imports.design
      .filter(() => random.next() < 0.7)
      .map(({ codigo }): JudgmentRecord => {
        const estado = random.of([...JUDGMENTS, null])
        const [evaluador_documento, evaluador_nombre] = random.of(estado ? EVALUATORS : [...EVALUATORS, [null, null]])
        return judgmentRecord(nro_documento, codigo, estado, {
          evaluador_documento,
          evaluador_nombre,
          fecha_registro: estado && random.of(['2026-03-02 08:30:00', '2026-03-03 09:00:00']),
          observacion: estado && random.of([null, 'Muy bien']),
        })
      }),
  )
  return judgmentsReport(imports.design, judgments, { people, fecha_reporte })
}
