import { type EntityManager, In } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { fail } from '../../errors/fail.js'
import { Program } from '../../programs/program.entity.js'
import { lockRows } from '../../records/lock-row.js'
import { Ficha } from '../ficha.entity.js'
import { enrolmentPolicy } from '../fichas.policy.js'
import { type FichaTarget, targetOf } from '../import/ficha-state.js'

/**
 * Locks the ficha and the others that the correction may change, in one order, and checks that the actor may correct
 * people of the ficha. It is the transaction's first read.
 */
export async function lockForCorrection(
  manager: EntityManager,
  actor: Actor,
  nro_ficha: number,
  others: number[],
): Promise<FichaTarget> {
  const locked = await lockRows(manager, Ficha, { nro_ficha: In([nro_ficha, ...others]) })
  return permitted(
    manager,
    actor,
    locked.find((ficha) => ficha.nro_ficha === nro_ficha),
  )
}

/** The same without a lock, to show what a correction would change. */
export const readForCorrection = async (
  manager: EntityManager,
  actor: Actor,
  nro_ficha: number,
): Promise<FichaTarget> => permitted(manager, actor, await manager.findOneBy(Ficha, { nro_ficha }))

async function permitted(manager: EntityManager, actor: Actor, ficha: Ficha | null | undefined): Promise<FichaTarget> {
  if (!ficha) throw fail('ficha_not_found')
  authorize(enrolmentPolicy.correct, actor, ficha)
  return targetOf(ficha.nro_ficha, await manager.findOneByOrFail(Program, { id: ficha.id_programa_formacion }))
}
