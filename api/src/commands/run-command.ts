import { existsSync } from 'node:fs'
import type { Config } from '../config/config.js'
import { ConfigError } from '../config/config-error.js'
import { readConfig } from '../config/read-config.js'
import { connect, hasTables } from '../database/connect.js'
import { PREPARING } from '../database/limits.js'
import type { WritableDataSource } from '../database/writable-data-source.js'
import { ENTITIES } from '../operations/app.entities.js'

/** Writes a line for the operator to stdout. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs a command and returns its exit code. */
type Command = (dataSource: WritableDataSource, config: Config) => Promise<number>

/** Runs an operator's command on the configured database. */
export const runCommand = (command: Command): void => endWith(() => withDatabase(command))

/** Exits with the code that a command returns, and with 2 if it throws. */
export function endWith(command: () => Promise<number>): void {
  // Files that the command writes are readable by their owner only, like those of the server.
  process.umask(0o077)
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(2)
    },
  )
}

async function withDatabase(command: Command): Promise<number> {
  const config = readConfig(process.env)
  const { database } = config
  // Opening a missing file would create an empty database.
  if (database.engine === 'sqlite' && !existsSync(database.file))
    throw new ConfigError('DATA_DIR', `no hay ninguna base de datos en «${database.file}».`)
  const dataSource = await connect(database, ENTITIES, PREPARING)
  try {
    if (!(await hasTables(dataSource)))
      throw new ConfigError(
        database.engine === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL',
        'esa base de datos no tiene las tablas de Fichero: inicie Fichero con ella una vez.',
      )
    return await command(dataSource, config)
  } finally {
    await dataSource.destroy()
  }
}
