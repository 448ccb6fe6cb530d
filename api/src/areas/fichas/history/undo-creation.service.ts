import type { UndoCreationAnswer } from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { allOf, authorize, permitted } from '../../../access/policy.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { FileImport } from '../../../files/import-records/file-import.entity.js'
import { type Detail, ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { lastImport } from '../../../files/import-records/last-report.js'
import { expiredOf } from '../../../files/import-records/undo-term.js'
import { audit } from '../../../records/audit/audit.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { forgetUnusedCentres } from '../../centres/known-centres.js'
import { Program } from '../../programs/program.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { FichaProgress } from '../ficha-progress.entity.js'
import { viewFicha } from '../fichas.policy.js'
import { loadState, targetOf } from '../import/ficha-state.js'
import { StoredPlan } from '../import/stored-plan.entity.js'
import { MissingShare } from '../missing-share.entity.js'
import { removeUnusedProgram } from '../remove-unused-program.js'
import { removeEnrolments } from './remove-enrolments.js'
import { restorePeople } from './restore-people.js'
import { undoExpired } from './undo-refusal.js'

/** Who may undo the creation of a ficha. */
const undoCreation = allOf(viewFicha, permitted('fichas:create'))

/** Undoes the creation of a ficha: deletes the ficha, and its program if the program was created with the ficha. */
@Injectable()
export class UndoCreationService {
  constructor(private readonly dataSource: DataSource) {}

  undo(actor: Actor, nro_ficha: number): Promise<UndoCreationAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const ficha = await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found')
      authorize(undoCreation, actor, ficha)
      const creation = await onlyCreation(manager, ficha)
      if (!creation) throw fail('ficha_has_history', { nro_ficha })
      await removeFicha(manager, ficha, creation)
      if (creation.programa !== undefined) await removeUnusedProgram(manager, actor, creation.programa)
      await audit(manager, {
        actor,
        accion: 'fichas:undo-create',
        entidad: 'ficha',
        entidad_id: nro_ficha,
        antes: { ...ficha },
      })
      return succeed('ficha_creation_undone')
    })
  }
}

/**
 * Returns the detail of the import that created the ficha; null if the ficha or its enrolments have changed since then.
 * @throws AppError `import_expired` if the creation is too old to be undone
 */
async function onlyCreation(manager: EntityManager, { nro_ficha, version }: Ficha): Promise<Detail | null> {
  const newest = await lastImport(manager, nro_ficha)
  if (!newest) return null
  const detail = await manager.findOneBy(ImportDetail, { id_importacion: newest.id })
  if (!detail?.contenido.creacion || version > 1) return null
  if ((await expiredOf(manager, [newest])).has(newest.id)) throw undoExpired()
  return (await manager.existsBy(Enrolment, { nro_ficha, version: MoreThan(1) })) ? null : detail.contenido
}

/** Deletes the ficha with its enrolments, and the people who were created with the ficha and are in no other ficha. */
async function removeFicha(manager: EntityManager, ficha: Ficha, { personas }: Detail): Promise<void> {
  const { nro_ficha } = ficha
  const program = await manager.findOneByOrFail(Program, { id: ficha.id_programa_formacion })
  const { enrolments } = await loadState(manager, targetOf(nro_ficha, program))
  await restorePeople(manager, personas, enrolments)
  const isNew = new Set(personas.filter(({ antes }) => antes === null).map((row) => row.nro_documento))
  await removeEnrolments(manager, [...enrolments.values()], isNew)
  const loads = await manager.find(FileImport, { select: { id: true }, where: { nro_ficha } })
  const id_importacion = In(loads.map(({ id }) => id))
  await manager.delete(StoredPlan, { nro_ficha })
  await manager.delete(ImportDetail, { id_importacion })
  await manager.delete(FileImport, { nro_ficha })
  await manager.delete(FichaProgress, { nro_ficha })
  await manager.delete(MissingShare, { nro_ficha })
  await manager.delete(Ficha, { nro_ficha })
  await forgetUnusedCentres(manager)
}
