import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { scopedTo } from '../../../access/scope.js'
import { rowsOf } from '../../../database/rows.js'

const readUsers = rowsOf(z.object({ id: z.int(), nro_documento: z.string() }))

/** Returns the ids of the enabled users whom the actor sees and who have these document numbers, by document number. Reminders can be sent to them. */
export async function enabledUsers(manager: EntityManager, actor: Actor, documents: Iterable<string | null>) {
  const known = [...new Set(documents)].filter((document) => document !== null)
  if (known.length === 0) return new Map<string | null, number>()
  const sql = `SELECT id, nro_documento FROM ${scopedTo(actor).users} u WHERE estado = 'habilitado' AND nro_documento IN (${known.map(() => '?')})`
  return new Map((await readUsers(manager, sql, known)).map((user): [string, number] => [user.nro_documento, user.id]))
}
