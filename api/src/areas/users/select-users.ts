import { calendarDay } from '@fichero/contract/times.schema'
import { listedUser, user } from '@fichero/contract/users.schema'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'

/** The columns that lists read; `resumen_semanal` is 0 or 1. The password hash and the token version are never read. */
const columns = user.extend({ version: z.int(), acceso_hasta: calendarDay.nullable(), resumen_semanal: z.int() })

/** The columns of the public list, and the contract columns. */
const listedColumns = listedUser.extend(
  columns.pick({ version: true, fecha_inicio_contrato: true, fecha_fin_contrato: true, acceso_hasta: true }).shape,
)

const USERS = `SELECT ${columns.keyof().options.join(', ')} FROM usuario`

/** Runs a statement of `selectUsers` or `userById`, and validates the rows. */
export const readUsers = rowsOf(columns)

/** Runs a statement of `selectListedUsers`, and validates the rows. */
export const readListedUsers = rowsOf(listedColumns)

/** SQL that selects the user with an id. */
export const userById = `${USERS} WHERE id = ?`

/** SQL that selects users, filtered by `where` and sorted by surname. */
export const selectUsers = (where: string) => `${USERS} ${where} ORDER BY orden, id`

/**
 * Like `selectUsers`, but with the columns of the public list and contract columns, which the service hides from most users.
 */
export const selectListedUsers = (where: string) =>
  `SELECT ${listedColumns.keyof().options.join(', ')} FROM usuario ${where} ORDER BY orden, id`
