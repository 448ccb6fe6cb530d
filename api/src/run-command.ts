import { existsSync } from 'node:fs'
import { ENTITIES } from './app.entities.js'
import type { Config } from './config/config.js'
import { ConfigError } from './config/config-error.js'
import { readConfig } from './config/read-config.js'
import { connect } from './database/connect.js'
import { PREPARING } from './database/limits.js'
import type { WritableDataSource } from './database/writable-data-source.js'

export const say = (line: string) => process.stdout.write(`${line}\n`)

type Command = (dataSource: WritableDataSource, config: Config) => Promise<number>

/** Runs a command for whoever keeps the system running, on the database of the settings. */
export const runCommand = (command: Command): void => endWith(() => withDatabase(command))

/** Ends the process with the code that a command returns, and with 2 where it cannot do its work. */
export function endWith(command: () => Promise<number>): void {
  // What it writes is for its user alone, as what the server writes.
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
  // Opening it would make an empty one.
  if (database.engine === 'sqlite' && !existsSync(database.file))
    throw new ConfigError('DATA_DIR', `no hay ninguna base de datos en «${database.file}».`)
  const dataSource = await connect(database, ENTITIES, PREPARING)
  try {
    return await command(dataSource, config)
  } finally {
    await dataSource.destroy()
  }
}
