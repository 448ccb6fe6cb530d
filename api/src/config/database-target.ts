import { join } from 'node:path'
import type { MysqlTls } from './mysql-tls.js'

export interface DatabaseServer {
  host: string
  port: number
}

export interface MysqlTarget {
  engine: 'mysql'
  /** With the first server, where there are several. */
  url: string
  /** All of a group of which one takes writes at a time. Absent where there is one server. */
  servers?: DatabaseServer[]
  tls?: MysqlTls
}

export type DatabaseTarget = { engine: 'sqlite'; file: string } | MysqlTarget

/** The SQLite file inside the data folder. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'fichero.sqlite')
