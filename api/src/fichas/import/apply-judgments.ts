import type { EntityManager } from 'typeorm'
import { insertRows, upsertRows } from '../../database/bulk-write.js'
import type { CurrentJudgment } from './ficha-state.js'
import { isHeld, type PlannedJudgment } from './plan-judgments.js'

/** Writes new and changed judgments and who owes one, deletes withdrawn ones and records the previous values. */
export async function applyJudgments(
  manager: EntityManager,
  planned: PlannedJudgment[],
  enrolments: Map<string, number>,
  importId: number,
): Promise<void> {
  const changes = planned
    .filter(({ change, movesHolder }) => change !== 'unchanged' || movesHolder)
    .map((judgment) => ({ ...judgment, id_matricula: enrolmentOf(judgment.record.nro_documento, enrolments) }))
  const rowsOf = (kind: PlannedJudgment['change']) =>
    changes.filter(({ change }) => change === kind).map((judgment) => rowOf(judgment, importId))
  await insertRows(manager, 'juicio', rowsOf('new'))
  await upsertRows(manager, 'juicio', ['id_matricula', 'id_resultado'], rowsOf('changed'))
  await remove(
    manager,
    'juicio',
    changes.filter(({ change }) => change === 'withdrawn'),
  )
  await applyHolders(
    manager,
    changes.filter(({ movesHolder }) => movesHolder),
  )
  const judged = changes.filter(({ change }) => change !== 'held')
  await insertRows(
    manager,
    'cambio',
    judged.map((judgment) => ({
      id_importacion: importId,
      id_matricula: judgment.id_matricula,
      id_resultado: judgment.id_resultado,
      antes: judgment.before ? JSON.stringify(judgedAs(judgment.before)) : null,
      despues: judgment.record.estado === null ? null : JSON.stringify(judgedAs(judgment.record)),
    })),
  )
}

function enrolmentOf(document: string, enrolments: Map<string, number>): number {
  const id = enrolments.get(document)
  if (id === undefined) throw new Error(`The apprentice ${document} was not enrolled`)
  return id
}

type Change = PlannedJudgment & { id_matricula: number }

const rowOf = ({ id_matricula, id_resultado, record, before }: Change, id_importacion: number) => ({
  id_matricula,
  id_resultado,
  estado: record.estado,
  evaluador_documento: record.evaluador_documento,
  evaluador_nombre: record.evaluador_nombre,
  observacion: record.observacion ?? before?.observacion ?? null,
  fecha_registro: record.fecha_registro,
  id_importacion,
})

const judgedAs = (
  judgment: Pick<CurrentJudgment, 'evaluador_documento' | 'evaluador_nombre' | 'observacion' | 'fecha_registro'> & {
    estado: string | null
  },
) => ({
  estado: judgment.estado,
  evaluador_documento: judgment.evaluador_documento,
  evaluador_nombre: judgment.evaluador_nombre,
  observacion: judgment.observacion,
  fecha_registro: judgment.fecha_registro,
})

async function applyHolders(manager: EntityManager, moved: Change[]): Promise<void> {
  const held = moved
    .filter(({ record }) => isHeld(record))
    .map(({ id_matricula, id_resultado, record: { evaluador_documento, evaluador_nombre } }) => ({
      id_matricula,
      id_resultado,
      evaluador_documento,
      evaluador_nombre,
    }))
  await upsertRows(manager, 'juicio_pendiente', ['id_matricula', 'id_resultado'], held)
  await remove(
    manager,
    'juicio_pendiente',
    moved.filter(({ record }) => !isHeld(record)),
  )
}

async function remove(manager: EntityManager, table: 'juicio' | 'juicio_pendiente', rows: Change[]): Promise<void> {
  const outcomes = new Map<number, number[]>()
  for (const { id_matricula, id_resultado } of rows)
    outcomes.set(id_matricula, [...(outcomes.get(id_matricula) ?? []), id_resultado])
  for (const [enrolment, ids] of outcomes)
    await manager.query(`DELETE FROM ${table} WHERE id_matricula = ? AND id_resultado IN (${ids.map(() => '?')})`, [
      enrolment,
      ...ids,
    ])
}
