import type { EntityManager } from 'typeorm'
import { insertRows, rowsFrom } from '../../../database/bulk-write.js'
import type { JudgmentDiff } from '../../../files/import-records/import-detail.entity.js'
import { groupBy } from '../group-by.js'
import type { CurrentJudgment } from './ficha-state.js'
import type { PlannedJudgment } from './plan-judgments.js'

/** The columns of a judgment that a report has. */
type Judged = Pick<CurrentJudgment, 'evaluador_documento' | 'evaluador_nombre' | 'observacion' | 'fecha_registro'> & {
  estado: string | null
}

/** Returns the judgments that a plan writes or deletes, with their values before and after. */
export const judgmentDiffs = (planned: PlannedJudgment[]): JudgmentDiff[] =>
  planned
    .filter(({ change }) => change !== 'unchanged' && change !== 'held')
    .map(({ record, id_resultado, before }) => ({
      nro_documento: record.nro_documento,
      id_resultado,
      // Undoing the import restores this id too.
      antes: before ? { ...judgedAs(before), id_importacion: before.id_importacion } : null,
      despues: record.estado === null ? null : judgedAs(written({ record, before })),
    }))

/**
 * Returns the columns of a judgment to store. If the file has no observation, the stored observation stays. If the file has no
 * date, the stored date stays unless `estado` changes.
 */
export const written = ({ record, before }: Pick<PlannedJudgment, 'record' | 'before'>): Judged => ({
  ...record,
  observacion: record.observacion ?? before?.observacion ?? null,
  fecha_registro: record.fecha_registro ?? (before?.estado === record.estado ? before.fecha_registro : null),
})

/** Returns only the columns of `Judged`. */
const judgedAs = ({ estado, evaluador_documento, evaluador_nombre, observacion, fecha_registro }: Judged) => ({
  estado,
  evaluador_documento,
  evaluador_nombre,
  observacion,
  fecha_registro,
})

/** Records the judgment changes of an import. `enrolments` maps document numbers to enrolment ids. */
export const recordChanges = (
  manager: EntityManager,
  id_importacion: number,
  diffs: JudgmentDiff[],
  enrolments: Map<string, number>,
): Promise<void> =>
  insertRows(
    manager,
    'cambio_matricula',
    rowsFrom(
      groupBy(diffs, ({ nro_documento }) => nro_documento),
      ([document, rows]) => ({
        id_importacion,
        id_matricula: enrolmentOf(document, enrolments),
        juicios: JSON.stringify(rows.map(({ id_resultado, antes, despues }) => ({ id_resultado, antes, despues }))),
      }),
    ),
  )

/** Returns the enrolment id of a document number. Throws if there is none, which would be a bug. */
export function enrolmentOf(document: string, enrolments: Map<string, number>): number {
  const id = enrolments.get(document)
  if (id === undefined) throw new Error(`The apprentice ${document} is not enrolled`)
  return id
}
