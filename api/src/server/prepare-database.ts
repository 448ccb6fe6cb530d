import { setTimeout as sleep } from 'node:timers/promises'
import { type FirstAdmin, firstAdmin } from '../areas/auth/first-admin.js'
import type { Config } from '../config/config.js'
import { withAdvisoryLock } from '../database/advisory-lock.js'
import { connect, DatabaseUnavailable } from '../database/connect.js'
import { PREPARING } from '../database/limits.js'
import { migrate } from '../database/migrate.js'
import { startupError } from '../database/startup-error.js'
import type { WritableDataSource } from '../database/writable-data-source.js'
import type { Say } from '../observability/logging/start-log.js'
import { ENTITIES } from '../operations/app.entities.js'
import { reportUnfinishedRestore } from '../operations/backup/unfinished-restore.js'
import { loadDemo } from '../operations/demo/load-demo.js'

const PAUSE_MS = 500

/** How to prepare the database. */
export interface Preparation {
  say: Say
  /** How long in ms to wait for an unavailable database. */
  patience: number
}

/**
 * Prepares the database for this version: schema, first administrator, demonstration data. Each step can be interrupted at any
 * moment; the next start continues the step.
 * @throws ConfigError with a sentence for the operator
 */
export async function prepareDatabase(
  { database, admin, demo }: Config,
  { say, patience }: Preparation,
): Promise<FirstAdmin | undefined> {
  const dataSource = await connectPatiently(database, say, patience)
  const announceAdmin = ({ document, password }: FirstAdmin) =>
    say(
      `Administrador: documento ${document}, contraseña ${password ?? 'la de ADMIN_PASSWORD'}`,
      password ? 'secret' : 'info',
    )
  try {
    const prepare = async () => {
      await reportUnfinishedRestore(database, dataSource, say)
      await migrate(dataSource, say)
      const created = await firstAdmin(dataSource, admin, announceAdmin)
      if (demo) await loadDemo(dataSource, demo)
      return created
    }
    return await withAdvisoryLock(dataSource, prepare, say)
  } catch (error) {
    throw startupError(database, error)
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
  let hasReported = false
  for (;;) {
    try {
      return await connect(database, ENTITIES, PREPARING)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > end) throw error
      if (!hasReported)
        say(`${error.message} Se intenta de nuevo durante ${Math.ceil(patience / 1000)} segundos.`, 'warn')
      hasReported = true
      await sleep(PAUSE_MS)
    }
  }
}
