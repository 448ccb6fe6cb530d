import { join } from 'node:path'
import type { MysqlTls } from './mysql-tls.js'

export type DatabaseTarget = { engine: 'sqlite'; file: string } | { engine: 'mysql'; url: string; tls?: MysqlTls }

/** The SQLite file inside the data folder. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'fichero.sqlite')
