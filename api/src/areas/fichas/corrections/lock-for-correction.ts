import { type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { scopedTo } from '../../../access/scope.js'
import { countOf } from '../../../database/rows.js'
import { fail } from '../../../errors/fail.js'
import { lockRows } from '../../../records/row-updates/lock-row.js'
import { Program } from '../../programs/program.entity.js'
import { Ficha } from '../ficha.entity.js'
import { enrolmentPolicy } from '../fichas.policy.js'
import { peopleByFormerNumber } from '../former-documents.js'
import { type FichaTarget, targetOf } from '../import/ficha-state.js'

/**
 * Locks the ficha and `others`, the other fichas that the correction may change. The order of the locks is fixed, which avoids
 * deadlocks. Also checks that the actor may correct people of the ficha. Must be the first read of the transaction.
 */
export async function lockForCorrection(
  manager: EntityManager,
  actor: Actor,
  nro_ficha: number,
  others: number[],
): Promise<FichaTarget> {
  const locked = await lockRows(manager, Ficha, { nro_ficha: In([nro_ficha, ...others]) })
  return requireCorrectable(
    manager,
    actor,
    locked.find((ficha) => ficha.nro_ficha === nro_ficha),
  )
}

/** Like `lockForCorrection`, but without locks: for the preview of a correction. */
export const readForCorrection = async (
  manager: EntityManager,
  actor: Actor,
  nro_ficha: number,
): Promise<FichaTarget> => requireCorrectable(manager, actor, await manager.findOneBy(Ficha, { nro_ficha }))

/** Checks the permission, and returns the ficha as the target of a correction. */
async function requireCorrectable(
  manager: EntityManager,
  actor: Actor,
  ficha: Ficha | null | undefined,
): Promise<FichaTarget> {
  if (!ficha) throw fail('ficha_not_found')
  authorize(enrolmentPolicy.correct, actor, ficha)
  return targetOf(ficha.nro_ficha, await manager.findOneByOrFail(Program, { id: ficha.id_programa_formacion }))
}

/**
 * Throws `people_of_other_centres` if a person with one of these document numbers, current or former, is in a ficha that the
 * user does not see: the correction would change it.
 */
export async function requireOwnPeople(manager: EntityManager, actor: Actor, documents: string[]): Promise<void> {
  if (actor.centros === 'all') return
  const former = [...(await peopleByFormerNumber(manager, documents)).values()]
  const numbers = [...documents, ...former.map(({ nro_documento }) => nro_documento)]
  const sql = `SELECT COUNT(*) AS total FROM matricula m LEFT JOIN ${scopedTo(actor).fichas} f ON f.nro_ficha = m.nro_ficha
    WHERE f.nro_ficha IS NULL AND m.nro_documento IN (${numbers.map(() => '?')})`
  if ((await countOf(manager, sql, numbers)) > 0) throw fail('people_of_other_centres')
}
