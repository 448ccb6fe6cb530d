import type { DatabaseTarget } from '../database/data-source.js'

/** Everything that the environment decides, read and validated once. Also the token under which Nest hands it out. */
export abstract class Config {
  abstract readonly port: number
  /** Origin under which people reach the system, without a slash at the end. */
  abstract readonly publicUrl: string
  abstract readonly database: DatabaseTarget
  /** Absent: one is made and kept in the data folder. */
  abstract readonly jwtSecret?: string | undefined
  abstract readonly admin: { document: string; password?: string | undefined; email: string }
  abstract readonly smtpUrl?: string | undefined
  abstract readonly dataDir: string
  /** Whether an empty database gets demonstration data. */
  abstract readonly demo: boolean
}
