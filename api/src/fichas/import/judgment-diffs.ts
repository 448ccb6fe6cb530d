import type { EntityManager } from 'typeorm'
import { insertRows, rowsFrom } from '../../database/bulk-write.js'
import type { JudgmentDiff } from '../../imports/import-detail.entity.js'
import { groupBy } from '../group-by.js'
import type { CurrentJudgment } from './ficha-state.js'
import type { PlannedJudgment } from './plan-judgments.js'

type Judged = Pick<CurrentJudgment, 'evaluador_documento' | 'evaluador_nombre' | 'observacion' | 'fecha_registro'> & {
  estado: string | null
}

/** The judgments that a plan writes or deletes, before and after. */
export const judgmentDiffs = (planned: PlannedJudgment[]): JudgmentDiff[] =>
  planned
    .filter(({ change }) => change !== 'unchanged' && change !== 'held')
    .map(({ record, id_resultado, before }) => ({
      nro_documento: record.nro_documento,
      id_resultado,
      // The import that it came from: undoing restores it.
      antes: before ? { ...judgedAs(before), id_importacion: before.id_importacion } : null,
      despues: record.estado === null ? null : judgedAs(written({ record, before })),
    }))

/**
 * A judgment of the file as it is stored. What the file does not say stays: the former observation, and the date of the
 * same judgment. The date of another one is not its own.
 */
export const written = ({ record, before }: Pick<PlannedJudgment, 'record' | 'before'>): Judged => ({
  ...record,
  observacion: record.observacion ?? before?.observacion ?? null,
  fecha_registro: record.fecha_registro ?? (before?.estado === record.estado ? before.fecha_registro : null),
})

const judgedAs = ({ estado, evaluador_documento, evaluador_nombre, observacion, fecha_registro }: Judged) => ({
  estado,
  evaluador_documento,
  evaluador_nombre,
  observacion,
  fecha_registro,
})

/** Records changes of judgments as those of an import. `enrolments` are ids by document. */
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
      ([document, own]) => ({
        id_importacion,
        id_matricula: enrolmentOf(document, enrolments),
        juicios: JSON.stringify(own.map(({ id_resultado, antes, despues }) => ({ id_resultado, antes, despues }))),
      }),
    ),
  )

export function enrolmentOf(document: string, enrolments: Map<string, number>): number {
  const id = enrolments.get(document)
  if (id === undefined) throw new Error(`The apprentice ${document} is not enrolled`)
  return id
}
