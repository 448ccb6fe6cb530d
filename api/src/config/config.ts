import type { DatabaseTarget } from './database-target.js'
import type { InstitutionSettings } from './institution-settings.js'
import type { LogLevel } from './log-level.js'

/** Demonstration data: a ficha belongs to no centre, or to one of two. */
export type DemoExtent = 'centre' | 'region'

/** All settings from the environment, read and validated once. The class is also the token for injection. */
export abstract class Config {
  abstract readonly port: number
  /** Public origin of the system, without a trailing slash. */
  abstract readonly publicUrl: string
  abstract readonly database: DatabaseTarget
  /** The MySQL database in use before a restore. The restore reads from it which data was removed after the backup was made. */
  abstract readonly formerDatabase?: DatabaseTarget | undefined
  /** Secret that signs session tokens. If absent, a secret is generated and stored in the data folder. */
  abstract readonly jwtSecret?: string | undefined
  abstract readonly admin: { document: string; password?: string | undefined; email: string }
  abstract readonly smtpUrl?: string | undefined
  /** Mail address of the sender of messages. */
  abstract readonly mailFrom: string
  /** Bearer token with which other machines may read the metrics. */
  abstract readonly metricsToken?: string | undefined
  /** OTLP endpoint for traces. If absent, there are no traces. */
  abstract readonly tracesUrl?: string | undefined
  /** File or URL that announces releases of Fichero. If absent, there is no check for newer versions. */
  abstract readonly releasesFrom?: string | undefined
  /** Redis server that counts failed attempts. If absent, this process counts them in memory. */
  abstract readonly redisUrl?: string | undefined
  /**
   * Trusted proxies, in the format of Express: none, a number of hops, or addresses
   * (https://expressjs.com/en/guide/behind-proxies.html).
   */
  abstract readonly trustProxy: false | number | string[]
  /** Private networks, as addresses and CIDR ranges, that may have services of modules. */
  abstract readonly serviceNetworks: readonly string[]
  abstract readonly dataDir: string
  /** The folder that contains the builds: `shell/dist` and `mfe-…/dist`. */
  abstract readonly distRoot: string
  /** Minimum severity of logged events. */
  abstract readonly logLevel: LogLevel
  /** Whether /api/docs documents the API. */
  abstract readonly apiDocs: boolean
  /** Whether the system has real data. If false, pages may load a remote from a developer's machine. */
  abstract readonly production: boolean
  /** Name of the training centre, for printed pages. */
  abstract readonly centre?: string | undefined
  /** Secret that encrypts backups. If absent, they are not encrypted. */
  abstract readonly backupKey?: string | undefined
  /** The provider of the institution's accounts; absent if people sign in with a password only. */
  abstract readonly institution?: InstitutionSettings | undefined
  /** Whether only people with a current contract have access, administrators aside. */
  abstract readonly contractEndsAccess: boolean
  /** The demonstration data with which an empty database is filled; absent for none. */
  abstract readonly demo?: DemoExtent | undefined
}
