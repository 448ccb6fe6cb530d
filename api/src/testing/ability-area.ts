import type { User } from '../users/user.entity.js'
import type { Reply } from './api.js'
import type { School } from './school.js'

export interface Reader {
  school: School
  actor: User
  /** Undefined for a request without a session. */
  token: string | undefined
}
export type Try<Row> = (reader: Reader, row: Row) => Promise<Reply<unknown>>

/** How the abilities of one policy are tried. */
export interface Area<Policy, Row> {
  /** The row's states, and other properties that change the outcome. */
  rows: readonly string[]
  row: (kind: string, reader: Reader) => Promise<Row>
  /** The call whose answer contains `can`. */
  read: Try<Row>
  tries: { [Ability in keyof Policy]: Try<Row> }
}
