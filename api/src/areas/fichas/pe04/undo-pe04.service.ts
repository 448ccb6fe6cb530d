import type { UndoPe04Answer } from '@fichero/contract/pe04.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { allows } from '../../../access/policy.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { FileImport, UNDO } from '../../../files/import-records/file-import.entity.js'
import { ImportDetail, type ListedChange } from '../../../files/import-records/import-detail.entity.js'
import { recordImport, summaryOfRecord } from '../../../files/import-records/import-record.js'
import { expiredOf } from '../../../files/import-records/undo-term.js'
import { audit } from '../../../records/audit/audit.js'
import { lockRow, lockRows } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { Centre } from '../../centres/centre.entity.js'
import { forgetUnusedCentres } from '../../centres/known-centres.js'
import { Program } from '../../programs/program.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { viewFicha } from '../fichas.policy.js'
import { undoExpired } from '../history/undo-refusal.js'
import { StoredPlan } from '../import/stored-plan.entity.js'
import { removeUnusedProgram } from '../remove-unused-program.js'
import { writeFicha } from '../write-ficha.js'

/** Undoes a PE-04: restores what it replaced and removes what it created, except in fichas that changed since. */
@Injectable()
export class UndoPe04Service {
  constructor(private readonly dataSource: DataSource) {}

  undo(actor: Actor, id: number): Promise<UndoPe04Answer> {
    return inTransaction(this.dataSource, async (manager) => {
      const detail = await lockRow(manager, ImportDetail, { id_importacion: id }, 'import_not_found')
      const load = await manager.findOneBy(FileImport, { id, tipo: 'pe04' })
      const { pe04 } = detail.contenido
      if (!load || !pe04) throw fail('import_not_found')
      if (detail.id_deshacer !== null) throw fail('import_undone')
      if ((await expiredOf(manager, [load])).has(id)) throw undoExpired()
      const importacion = await recordImport(manager, {
        actor,
        upload: load,
        summary: summaryOfRecord(load),
        tipo: UNDO,
      })
      const numbers = pe04.fichas.map(({ nro_ficha }) => nro_ficha)
      const rows = await lockRows(manager, Ficha, { nro_ficha: In(numbers) })
      const seen = rows.filter((ficha) => allows(viewFicha, actor, ficha))
      if (actor.centros !== 'all' && load.id_usuario !== actor.id && seen.length === 0) throw fail('import_not_found')
      const fichas = new Map(seen.map((row) => [row.nro_ficha, row]))
      const undone = { restauradas: 0, retiradas: 0, conservadas: [] as number[] }
      for (const change of pe04.fichas.toSorted((a, b) => a.nro_ficha - b.nro_ficha)) {
        const ficha = fichas.get(change.nro_ficha)
        if (!ficha || !(await isUntouched(manager, ficha, change))) undone.conservadas.push(change.nro_ficha)
        else if (change.antes === null) {
          await removeFicha(manager, actor, ficha)
          undone.retiradas++
        } else {
          await restoreFicha(manager, ficha, { actor, values: change.antes as Partial<Ficha>, importacion })
          undone.restauradas++
        }
      }
      for (const program of pe04.programas) await removeUnusedProgram(manager, actor, program)
      await forgetUnusedCentres(manager)
      await manager.update(ImportDetail, { id_importacion: id }, { id_deshacer: importacion })
      return succeed('pe04_undone', undone)
    })
  }
}

/** Whether a ficha still has the values of the load and, if the load created it, nothing else. */
async function isUntouched(manager: EntityManager, ficha: Ficha, { antes, despues }: ListedChange): Promise<boolean> {
  const columns = Object.keys(despues) as (keyof Ficha)[]
  if (columns.some((column) => ficha[column] !== despues[column])) return false
  const { nro_ficha } = ficha
  if (antes === null)
    return !(await manager.existsBy(FileImport, { nro_ficha })) && !(await manager.existsBy(Enrolment, { nro_ficha }))
  // Undoing the creation of another ficha may have removed the former program.
  const { id_programa_formacion: id } = antes
  return typeof id !== 'number' || manager.existsBy(Program, { id })
}

async function removeFicha(manager: EntityManager, actor: Actor, ficha: Ficha): Promise<void> {
  const { nro_ficha } = ficha
  await manager.delete(StoredPlan, { nro_ficha })
  await manager.delete(Ficha, { nro_ficha })
  const antes = { ...ficha }
  await audit(manager, { actor, accion: 'fichas:undo-create', entidad: 'ficha', entidad_id: nro_ficha, antes })
}

interface Restoring {
  actor: Actor
  values: Partial<Ficha>
  importacion: number
}

async function restoreFicha(
  manager: EntityManager,
  ficha: Ficha,
  { actor, values, importacion }: Restoring,
): Promise<void> {
  const { etapa = ficha.etapa, etapa_a_mano = ficha.etapa_a_mano, ...others } = values
  const { id_centro } = others
  // A centre that only reports named is forgotten with its last ficha.
  const isGone = typeof id_centro === 'number' && !(await manager.existsBy(Centre, { id: id_centro }))
  const restored = { ...others, ...(isGone && { id_centro: null }) }
  await writeFicha(manager, ficha, { actor, values: restored, stage: { etapa, etapa_a_mano }, importacion })
}
