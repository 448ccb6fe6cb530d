import { user } from '@fichero/contract/users.schema'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'

/** Neither the password's hash nor the token version ever leaves the database for a list. */
const columns = user.extend({ version: z.int() })

const USERS = `SELECT ${columns.keyof().options.join(', ')} FROM usuario`

export const readUsers = rowsOf(columns)

export const userById = `${USERS} WHERE id = ?`

/** People by surname; `where` narrows them. */
export const selectUsers = (where: string) => `${USERS} ${where} ORDER BY orden, id`
