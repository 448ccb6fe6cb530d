import { join } from 'node:path'
import type { MysqlTls } from './mysql-tls.js'

/** Where the MySQL database is, and how to connect to it. */
export interface MysqlTarget {
  engine: 'mysql'
  url: string
  tls?: MysqlTls
}

/** The configured database: an SQLite file or a MySQL database. */
export type DatabaseTarget = { engine: 'sqlite'; file: string } | MysqlTarget

/** The SQLite file inside the data folder. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'fichero.sqlite')
