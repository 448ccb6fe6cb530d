import type { User } from '../src/areas/users/user.entity.js'
import type { Reply } from './api.js'
import type { School } from './school.js'

/** The user who reads a row and tries an action on it. */
export interface Reader {
  school: School
  actor: User
  /** Undefined for a request without a session. */
  token: string | undefined
}
/** Sends a request about a row as the user `reader`. */
export type Try<Row> = (reader: Reader, row: Row) => Promise<Reply<unknown>>

/** How a spec tests the abilities of one policy. */
export interface Area<Policy, Row> {
  /** Names of the row's states, and of other properties of rows that change what users may do. */
  rows: readonly string[]
  row: (kind: string, reader: Reader) => Promise<Row>
  /** Sends the request whose answer contains `can`. */
  read: Try<Row>
  /** By ability, the request that performs the action. */
  tries: { [Ability in keyof Policy]: Try<Row> }
}
