import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import { fichaDateErrors, type UpdateFicha, type UpdateFichaAnswer } from '@fichero/contract/fichas.schema'
import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { columnsAfter } from '@fichero/contract/fields'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { isInScope } from '../../access/scope.js'
import { inTransaction } from '../../database/transaction.js'
import type { AppError } from '../../errors/app-error.js'
import { fail, failFields } from '../../errors/fail.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { Program } from '../programs/program.entity.js'
import { Ficha } from './ficha.entity.js'
import { fichaPolicy } from './fichas.policy.js'
import { FichasService } from './fichas.service.js'
import { isProgramLocked } from './has-judgments.js'
import { headOf } from './head-of.js'
import { setStage } from './set-stage.js'
import { isConfirmed, writeFicha } from './write-ficha.js'

@Injectable()
export class FichaUpdateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
  ) {}

  update(actor: Actor, nro_ficha: number, data: UpdateFicha, ifMatch: string | undefined): Promise<UpdateFichaAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const ficha = await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found')
      authorize(fichaPolicy.edit, actor, ficha)
      const present = () => this.fichas.present(manager, actor, nro_ficha)
      await requireVersion(ifMatch, ficha.version, present)
      const values = await fichaValues(manager, actor, ficha, data)
      await writeFicha(manager, ficha, { actor, values, stage: setStage(ficha, data.etapa) })
      return succeed('ficha_updated', { ficha: await present() })
    })
  }
}

/**
 * Returns the new column values of a ficha, or throws all errors at once. The current head and program are accepted
 * even if they have been disabled since.
 */
async function fichaValues(manager: EntityManager, actor: Actor, ficha: Ficha, data: UpdateFicha) {
  const head = await headOf(manager, actor, data.idJefeFicha, ficha.id_jefe)
  const program = await manager.findOneBy(Program, { id: data.idProgramaFormacion })
  const keepsHead = head?.id === ficha.id_jefe
  const keepsProgram = data.idProgramaFormacion === ficha.id_programa_formacion
  const wrong: Record<string, FieldErrorCode> = fichaDateErrors(data)
  if (data.nroFicha !== undefined && data.nroFicha !== ficha.nro_ficha) wrong.nroFicha = 'ficha_number_read_only'
  if (!keepsHead && head?.estado !== 'habilitado') wrong.idJefeFicha = 'instructor_unknown'
  if (!keepsProgram && program?.estado !== 'habilitado') wrong.idProgramaFormacion = 'program_unknown'
  const isLocked = !keepsProgram && (await isProgramLocked(manager, ficha.nro_ficha))
  if (isLocked) wrong.idProgramaFormacion ??= 'program_locked'
  const { idCentro: id_centro = ficha.id_centro } = data
  if (id_centro !== ficha.id_centro && !(await mayMoveTo(manager, actor, id_centro))) wrong.idCentro = 'centre_unknown'
  if (Object.keys(wrong).length === 1 && wrong.idProgramaFormacion === 'program_locked')
    throw await programLockedError(manager, ficha)
  if (Object.keys(wrong).length > 0 || !head) throw failFields(wrong)
  return {
    id_jefe: head.id,
    id_programa_formacion: data.idProgramaFormacion,
    id_centro,
    ...columnsAfter(FICHA_FIELDS, data, ficha),
  }
}

/** Nobody moves a ficha out of her own sight. */
async function mayMoveTo(manager: EntityManager, actor: Actor, id: number | null): Promise<boolean> {
  if (!isInScope(actor, id)) return false
  return id === null || isConfirmed(manager, id)
}

/** The error for another program: the existing judgments would refer to outcomes that the new program does not have. */
async function programLockedError(manager: EntityManager, ficha: Ficha): Promise<AppError> {
  const { nro_ficha, id_programa_formacion: id } = ficha
  const { nombre_programa: programa } = await manager.findOneByOrFail(Program, { id })
  return fail('ficha_has_judgments', { nro_ficha, programa }, { errors: { idProgramaFormacion: 'program_locked' } })
}
