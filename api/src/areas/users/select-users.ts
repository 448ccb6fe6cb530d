import { calendarDay } from '@fichero/contract/times.schema'
import { listedUser, user } from '@fichero/contract/users.schema'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { idsIn, scopedTo } from '../../access/scope.js'
import { rowsOf, type Source } from '../../database/rows.js'

/** The columns that lists read; `resumen_semanal` is 0 or 1. The password hash and the token version are never read. */
const columns = user.extend({ version: z.int(), acceso_hasta: calendarDay.nullable(), resumen_semanal: z.int() })

/** The columns of the public list, and the contract columns. */
const listedColumns = listedUser.extend(
  columns.pick({ version: true, fecha_inicio_contrato: true, fecha_fin_contrato: true, acceso_hasta: true }).shape,
)

/** The ids of the centres in which a user works, as a column. */
const CENTRES =
  '(SELECT GROUP_CONCAT(w.id_centro) FROM usuario_centro w WHERE w.id_usuario = usuario.id) AS sus_centros'
const withCentres = { sus_centros: z.string().nullable() }

type Scope = Pick<Actor, 'id' | 'centros'>

const select = (actor: Scope, names: readonly string[]) =>
  `SELECT ${names.join(', ')}, ${CENTRES} FROM ${scopedTo(actor).users} usuario`

/** Returns a function that runs a statement, validates the rows and adds the centres in which each user works. */
function reading<Row extends { sus_centros: string | null }>(
  read: (source: Source, sql: string, parameters?: unknown[]) => Promise<Row[]>,
) {
  return async (...statement: Parameters<typeof read>) =>
    (await read(...statement)).map((row) => Object.assign(row, { centros: idsIn(row.sus_centros) }))
}

/** Runs a statement of `selectUsers` or `userById`. */
export const readUsers = reading(rowsOf(columns.extend(withCentres)))

/** Runs a statement of `selectListedUsers`. */
export const readListedUsers = reading(rowsOf(listedColumns.extend(withCentres)))

const readIds = rowsOf(z.object({ id: z.int() }))

/** Reads the ids of the users whom the actor sees, filtered by `where` and sorted by surname. */
export async function readUserIds(source: Source, actor: Scope, where: string): Promise<number[]> {
  const sql = `SELECT id FROM ${scopedTo(actor).users} usuario ${where} ORDER BY orden, id`
  return (await readIds(source, sql)).map(({ id }) => id)
}

/** SQL that selects the user with an id, if the actor sees the user. */
export const userById = (actor: Scope) => `${select(actor, columns.keyof().options)} WHERE id = ?`

/** SQL that selects the users whom the actor sees, filtered by `where` and sorted by surname. */
export const selectUsers = (actor: Scope, where: string) =>
  `${select(actor, columns.keyof().options)} ${where} ORDER BY orden, id`

/**
 * Like `selectUsers`, but with the columns of the public list and contract columns, which the service hides from most users.
 */
export const selectListedUsers = (actor: Scope, where: string) =>
  `${select(actor, listedColumns.keyof().options)} ${where} ORDER BY orden, id`
