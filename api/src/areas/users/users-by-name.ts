import { USER_STATES } from '@fichero/contract/enums'
import { fullName } from '@fichero/contract/text'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { rowsOf } from '../../database/rows.js'
import { textKey } from '../../files/spreadsheet-reader/same-text.js'

const namedUser = z.object({
  id: z.int(),
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  estado: z.enum(USER_STATES),
})
export type NamedUser = z.infer<typeof namedUser>

const readUsers = rowsOf(namedUser)

/** Returns the users whom the actor sees by `textKey` of their full name, for reports that name people without a document number. */
export async function usersByName(manager: EntityManager, actor: Actor): Promise<Map<string, NamedUser[]>> {
  const users = new Map<string, NamedUser[]>()
  const sql = `SELECT id, nro_documento, nombre, apellido, estado FROM ${scopedTo(actor).users} u WHERE estado <> 'pendiente'`
  for (const user of await readUsers(manager, sql)) {
    const key = textKey(fullName(user))
    users.set(key, [...(users.get(key) ?? []), user])
  }
  return users
}
