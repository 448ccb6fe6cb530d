import { setTimeout as sleep } from 'node:timers/promises'
import { ENTITIES } from './app.entities.js'
import { type FirstAdmin, firstAdmin } from './auth/first-admin.js'
import type { Config } from './config/config.js'
import { connect, DatabaseAway } from './database/connect.js'
import { exclusively } from './database/exclusive.js'
import { PREPARING } from './database/limits.js'
import { migrate } from './database/migrate.js'
import { preparationError } from './database/preparation-error.js'
import type { WritableDataSource } from './database/writable-data-source.js'
import { loadDemo } from './demo/load-demo.js'
import { tellUnfinishedRestore } from './keeping/unfinished-restore.js'

const PAUSE_MS = 500

export interface Preparation {
  /** Takes a line for the operator. */
  say: (line: string) => void
  /** How long in ms to wait for a database that is away. */
  patience: number
}

/**
 * Brings the database to what this version needs: schema, first administrator, demonstration data. Each part can be
 * interrupted at any moment and is continued by the next start.
 * @throws ConfigError with a sentence for the operator
 */
export async function prepareDatabase(
  { database, admin, demo }: Config,
  { say, patience }: Preparation,
): Promise<FirstAdmin | undefined> {
  const dataSource = await connectPatiently(database, say, patience)
  const sayAdmin = ({ document, password }: FirstAdmin) =>
    say(`Administrador: documento ${document}, contraseña ${password ?? 'la de ADMIN_PASSWORD'}`)
  try {
    const prepare = async () => {
      await tellUnfinishedRestore(database, dataSource, say)
      await migrate(dataSource, say)
      const created = await firstAdmin(dataSource, admin, sayAdmin)
      if (demo) await loadDemo(dataSource)
      return created
    }
    return await exclusively(dataSource, prepare, say)
  } catch (error) {
    throw preparationError(database, error)
  } finally {
    await dataSource.destroy()
  }
}

async function connectPatiently(
  database: Config['database'],
  say: Preparation['say'],
  patience: number,
): Promise<WritableDataSource> {
  const end = performance.now() + patience
  let hasSaid = false
  for (;;) {
    try {
      return await connect(database, ENTITIES, PREPARING)
    } catch (error) {
      if (!(error instanceof DatabaseAway) || performance.now() > end) throw error
      if (!hasSaid) say(`${error.message} Se intenta de nuevo durante ${Math.ceil(patience / 1000)} segundos.`)
      hasSaid = true
      await sleep(PAUSE_MS)
    }
  }
}
