import type { RecordTytAnswer } from '@fichero/contract/tyt-board.schema'
import { areInOrder, type TytDays } from '@fichero/contract/tyt-steps'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { FileImport, UNDO } from '../../../files/import-records/file-import.entity.js'
import { ImportDetail, type TytChange } from '../../../files/import-records/import-detail.entity.js'
import { recordImport, summaryOfRecord } from '../../../files/import-records/import-record.js'
import { expiredOf } from '../../../files/import-records/undo-term.js'
import { lockRow, lockRows } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { Enrolment } from '../enrolment.entity.js'
import { undoExpired } from '../history/undo-refusal.js'
import { authorizeAll } from './authorize-all.js'
import { type StepChange, writeSteps } from './write-steps.js'

/** Undoes a workbook of steps of the TyT test: restores the days that the load replaced and nobody has changed since. */
@Injectable()
export class UndoTytLoadService {
  constructor(private readonly dataSource: DataSource) {}

  async undo(actor: Actor, id: number): Promise<RecordTytAnswer> {
    const { manager } = this.dataSource
    const load = await manager.findOneBy(FileImport, { id, tipo: 'tyt', id_usuario: actor.id })
    if (!load) throw fail('import_not_found')
    if ((await expiredOf(manager, [load])).has(id)) throw undoExpired()
    const fichas = await fichasOf(manager, id)
    return inTransaction(this.dataSource, async (manager) => {
      await authorizeAll(manager, actor, fichas)
      const detail = await lockRow(manager, ImportDetail, { id_importacion: id }, 'import_not_found')
      if (detail.id_deshacer !== null) throw fail('import_undone')
      const changes = await formerDays(manager, detail.contenido.tyt ?? [])
      const summary = summaryOfRecord(load)
      const undo = await recordImport(manager, { actor, upload: load, summary, tipo: UNDO })
      await writeSteps(manager, actor, changes, undo)
      await manager.update(ImportDetail, { id_importacion: id }, { id_deshacer: undo })
      return succeed('tyt_undone', { cambiadas: changes.length })
    })
  }
}

/** Returns the numbers of the fichas whose enrolments a load changed. */
async function fichasOf(manager: EntityManager, id_importacion: number): Promise<number[]> {
  const detail = await manager.findOneBy(ImportDetail, { id_importacion })
  const ids = detail?.contenido.tyt?.map(({ id_matricula }) => id_matricula) ?? []
  const enrolments = await manager.find(Enrolment, { select: { nro_ficha: true }, where: { id: In(ids) } })
  return [...new Set(enrolments.map(({ nro_ficha }) => nro_ficha))]
}

/** Returns the days to restore. A day stays if it changed since the load, or if the former day would be out of order now. */
async function formerDays(manager: EntityManager, changes: TytChange[]): Promise<StepChange[]> {
  const byId = new Map(changes.map((change) => [change.id_matricula, change]))
  const enrolments = await lockRows(manager, Enrolment, { id: In([...byId.keys()]) })
  return enrolments.flatMap((enrolment) => {
    const { antes = {}, despues = {} } = byId.get(enrolment.id) ?? {}
    const columns = (Object.keys(despues) as (keyof TytDays)[]).filter(
      (column) => enrolment[column] === despues[column],
    )
    const days: Partial<TytDays> = Object.fromEntries(columns.map((column) => [column, antes[column] ?? null]))
    return columns.length > 0 && areInOrder({ ...enrolment, ...days }) ? [{ enrolment, days }] : []
  })
}
