import { join } from 'node:path'

export type DatabaseTarget = { engine: 'sqlite'; file: string } | { engine: 'mysql'; url: string }

/** The SQLite file inside the data folder. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'fichero.sqlite')
