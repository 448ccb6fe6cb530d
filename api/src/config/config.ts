import type { DatabaseTarget } from './database-target.js'

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
  /** Whom messages come from. */
  abstract readonly mailFrom: string
  /** Where failed tries are counted; absent: in this process's memory. */
  abstract readonly redisUrl?: string | undefined
  /** Which proxies in front may tell the reader's address, as Express takes it: none, a number of hops, or addresses. */
  abstract readonly trustProxy: false | number | string[]
  abstract readonly dataDir: string
  /** The folder with the builds: `shell/dist` and `mfe-…/dist` are below it. */
  abstract readonly distRoot: string
  /** Whether an empty database gets demonstration data. */
  abstract readonly demo: boolean
}
