import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { fail } from '../../errors/fail.js'
import { Program } from '../../programs/program.entity.js'
import { lockRow } from '../../records/lock-row.js'
import { Ficha } from '../ficha.entity.js'
import { fichaPolicy } from '../fichas.policy.js'
import { type FichaTarget, targetOf } from './ficha-state.js'

/** Locks the ficha and checks that the actor may import into it. */
export async function lockTarget(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<FichaTarget> {
  return permitted(manager, actor, await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found'))
}

/** The same without a lock, to show what an import would change. */
export async function readTarget(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<FichaTarget> {
  const ficha = await manager.findOneBy(Ficha, { nro_ficha })
  if (!ficha) throw fail('ficha_not_found')
  return permitted(manager, actor, ficha)
}

async function permitted(manager: EntityManager, actor: Actor, ficha: Ficha): Promise<FichaTarget> {
  authorize(fichaPolicy.importEvaluations, actor, ficha)
  return targetOf(ficha.nro_ficha, await manager.findOneByOrFail(Program, { id: ficha.id_programa_formacion }))
}
