import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { fail } from '../../../errors/fail.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { Program } from '../../programs/program.entity.js'
import { Ficha } from '../ficha.entity.js'
import { fichaPolicy } from '../fichas.policy.js'
import { type FichaTarget, targetOf } from './ficha-state.js'

/** Locks the ficha and checks that the actor may import into it. */
export async function lockTarget(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<FichaTarget> {
  return requireImportable(manager, actor, await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found'))
}

/** Like `lockTarget`, but without a lock: for the preview of an import. */
export async function readTarget(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<FichaTarget> {
  const ficha = await manager.findOneBy(Ficha, { nro_ficha })
  if (!ficha) throw fail('ficha_not_found')
  return requireImportable(manager, actor, ficha)
}

/** Checks the permission, and returns the ficha as the target of an import. */
async function requireImportable(manager: EntityManager, actor: Actor, ficha: Ficha): Promise<FichaTarget> {
  authorize(fichaPolicy.importEvaluations, actor, ficha)
  return targetOf(ficha.nro_ficha, await manager.findOneByOrFail(Program, { id: ficha.id_programa_formacion }))
}
