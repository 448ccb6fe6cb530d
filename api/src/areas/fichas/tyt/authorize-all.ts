import { type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { fail } from '../../../errors/fail.js'
import { lockRows } from '../../../records/row-updates/lock-row.js'
import { Program } from '../../programs/program.entity.js'
import { Ficha } from '../ficha.entity.js'
import { enrolmentPolicy } from '../fichas.policy.js'

/** Locks the fichas, as imports and undos do, and throws unless the actor may record steps of the TyT test in all of them. */
export async function authorizeAll(manager: EntityManager, actor: Actor, numbers: number[]): Promise<void> {
  const fichas = await lockRows(manager, Ficha, { nro_ficha: In(numbers) })
  if (fichas.length < numbers.length) throw fail('apprentice_not_found')
  const programs = await manager.findBy(Program, { id: In(fichas.map((ficha) => ficha.id_programa_formacion)) })
  const levels = new Map(programs.map(({ id, nivel }) => [id, nivel]))
  for (const ficha of fichas)
    authorize(enrolmentPolicy.recordTyt, actor, { ...ficha, nivel: levels.get(ficha.id_programa_formacion)! })
}
