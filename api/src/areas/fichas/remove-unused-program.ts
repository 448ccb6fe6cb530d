import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { removeProgram } from '../programs/remove-program.js'
import { Ficha } from './ficha.entity.js'

/**
 * Deletes a program that was created together with a ficha, unless a ficha uses it. Locks the program's fichas, so that no request
 * can create a ficha concurrently.
 */
export async function removeUnusedProgram(manager: EntityManager, actor: Actor, id: number): Promise<void> {
  const fichas = await lockRows(manager, Ficha, { id_programa_formacion: id })
  if (fichas.length === 0) await removeProgram(manager, actor, id)
}
