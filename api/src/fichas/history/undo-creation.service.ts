import type { UndoCreationAnswer } from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { allOf, authorize, permitted } from '../../access/policy.js'
import { audit } from '../../audit/audit.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { FileImport } from '../../imports/file-import.entity.js'
import { type Detail, ImportDetail } from '../../imports/import-detail.entity.js'
import { lastImport } from '../../imports/last-report.js'
import { Program } from '../../programs/program.entity.js'
import { removeProgram } from '../../programs/remove-program.js'
import { lockRow, lockRows } from '../../records/lock-row.js'
import { succeed } from '../../records/succeed.js'
import { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { FichaProgress } from '../ficha-progress.entity.js'
import { viewFicha } from '../fichas.policy.js'
import { loadState, targetOf } from '../import/ficha-state.js'
import { KeptPlan } from '../import/kept-plan.entity.js'
import { leaveFicha } from './leave-ficha.js'
import { restorePeople } from './restore-people.js'

const undoCreation = allOf(viewFicha, permitted('fichas:create'))

/** Takes back a ficha that was just created. */
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
      if (creation.programa !== undefined && (await isUnused(manager, creation.programa)))
        await removeProgram(manager, actor, creation.programa)
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

/** What the creation wrote, if nothing happened to the ficha and its people since. */
async function onlyCreation(manager: EntityManager, { nro_ficha, version }: Ficha): Promise<Detail | null> {
  const newest = await lastImport(manager, nro_ficha)
  const detail = newest && (await manager.findOneBy(ImportDetail, { id_importacion: newest.id }))
  if (!detail?.contenido.creacion || version > 1) return null
  return (await manager.existsBy(Enrolment, { nro_ficha, version: MoreThan(1) })) ? null : detail.contenido
}

async function removeFicha(manager: EntityManager, ficha: Ficha, { personas }: Detail): Promise<void> {
  const { nro_ficha } = ficha
  const program = await manager.findOneByOrFail(Program, { id: ficha.id_programa_formacion })
  const { enrolments } = await loadState(manager, targetOf(nro_ficha, program), [])
  await restorePeople(manager, personas, enrolments)
  const isNew = new Set(personas.filter(({ antes }) => antes === null).map((row) => row.nro_documento))
  await leaveFicha(manager, [...enrolments.values()], isNew)
  const loads = await manager.find(FileImport, { select: { id: true }, where: { nro_ficha } })
  const id_importacion = In(loads.map(({ id }) => id))
  await manager.delete(KeptPlan, { nro_ficha })
  await manager.delete(ImportDetail, { id_importacion })
  await manager.delete(FileImport, { nro_ficha })
  await manager.delete(FichaProgress, { nro_ficha })
  await manager.delete(Ficha, { nro_ficha })
}

/** Locks, so that nobody creates a ficha of the program meanwhile. */
const isUnused = async (manager: EntityManager, id_programa_formacion: number) =>
  (await lockRows(manager, Ficha, { id_programa_formacion })).length === 0
