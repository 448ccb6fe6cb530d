import type { DatabaseTarget } from './database-target.js'
import type { LogLevel } from './log-level.js'

/** All settings from the environment, read and validated once. Also the injection token. */
export abstract class Config {
  abstract readonly port: number
  /** Public origin of the system, without a trailing slash. */
  abstract readonly publicUrl: string
  abstract readonly database: DatabaseTarget
  /** If absent, a secret is generated and kept in the data folder. */
  abstract readonly jwtSecret?: string | undefined
  abstract readonly admin: { document: string; password?: string | undefined; email: string }
  abstract readonly smtpUrl?: string | undefined
  /** Sender of messages. */
  abstract readonly mailFrom: string
  /** With it the metrics may be read from other machines. */
  abstract readonly metricsToken?: string | undefined
  /** Where traces are sent, as OpenTelemetry takes them. */
  abstract readonly tracesUrl?: string | undefined
  /** Redis that counts failed attempts; if absent, they are counted in this process's memory. */
  abstract readonly redisUrl?: string | undefined
  /**
   * Trusted proxies, as Express takes them: none, a number of hops, or addresses
   * (https://expressjs.com/en/guide/behind-proxies.html).
   */
  abstract readonly trustProxy: false | number | string[]
  abstract readonly dataDir: string
  /** The folder that contains the builds: `shell/dist` and `mfe-…/dist`. */
  abstract readonly distRoot: string
  /** The least severe events that the log has. */
  abstract readonly logLevel: LogLevel
  /** Whether /api/docs documents the API. */
  abstract readonly apiDocs: boolean
  /** Whether real people work here. Only where they do not, pages may take a remote from a developer's machine. */
  abstract readonly production: boolean
  /** Name of the training centre, for what is printed. */
  abstract readonly centre?: string | undefined
  /** With what backups are encrypted; if absent, they are not. */
  abstract readonly backupKey?: string | undefined
  /** Whether an empty database is filled with demonstration data. */
  abstract readonly demo: boolean
}
