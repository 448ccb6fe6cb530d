import { listedUser, user } from '@fichero/contract/users.schema'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'

/** Lists never read the password hash or the token version. */
const columns = user.extend({ version: z.int() })

const USERS = `SELECT ${columns.keyof().options.join(', ')} FROM usuario`

export const readUsers = rowsOf(columns)

export const readListedUsers = rowsOf(listedUser)

export const userById = `${USERS} WHERE id = ?`

/** Users by surname, filtered by `where`. */
export const selectUsers = (where: string) => `${USERS} ${where} ORDER BY orden, id`

/** The columns of a list for everybody, as `selectUsers`. */
export const selectListedUsers = (where: string) =>
  `SELECT ${listedUser.keyof().options.join(', ')} FROM usuario ${where} ORDER BY orden, id`
