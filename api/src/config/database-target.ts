import { join } from 'node:path'
import type { MysqlTls } from './mysql-tls.js'

/** Address of one server of a group. */
export interface DatabaseServer {
  host: string
  port: number
}

/** Where the MySQL database is, and how to connect to it. */
export interface MysqlTarget {
  engine: 'mysql'
  /** Names the first server if there are several. */
  url: string
  /** All servers of a group with one primary at a time. Absent if there is only one server. */
  servers?: DatabaseServer[]
  tls?: MysqlTls
}

/** The configured database: an SQLite file or a MySQL database. */
export type DatabaseTarget = { engine: 'sqlite'; file: string } | MysqlTarget

/** The SQLite file inside the data folder. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'fichero.sqlite')
