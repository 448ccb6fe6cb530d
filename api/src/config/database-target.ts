import { join } from 'node:path'

export type DatabaseTarget = { engine: 'sqlite'; file: string } | { engine: 'mysql'; url: string }

/** The embedded database's file, inside of the data folder. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'fichero.sqlite')
