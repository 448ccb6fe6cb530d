import 'reflect-metadata'
import { existsSync } from 'node:fs'
import { ENTITIES } from './app.entities.js'
import { ConfigError } from './config/config-error.js'
import { readConfig } from './config/read-config.js'
import { connect } from './database/connect.js'
import { PREPARING } from './database/limits.js'
import { inTransaction } from './database/transaction.js'
import { recount } from './fichas/recount.js'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run recount --workspace api [-- --fix]`: exits with 1 if counters drifted and were not fixed. */
async function main(fix: boolean): Promise<number> {
  const { database } = readConfig(process.env)
  // Opening it would make an empty one.
  if (database.engine === 'sqlite' && !existsSync(database.file))
    throw new ConfigError('DATA_DIR', `no hay ninguna base de datos en «${database.file}».`)
  const dataSource = await connect(database, ENTITIES, PREPARING)
  try {
    const drifts = await inTransaction(dataSource, (manager) => recount(manager, fix))
    for (const { table, key, column, stored, counted } of drifts)
      say(`${table} ${key}: ${column} dice ${stored} y son ${counted}`)
    if (drifts.length === 0) say('Los contadores coinciden con los juicios.')
    else say(fix ? `${drifts.length} contadores corregidos.` : `${drifts.length} contadores por corregir: use --fix.`)
    return drifts.length === 0 || fix ? 0 : 1
  } finally {
    await dataSource.destroy()
  }
}

main(process.argv.includes('--fix')).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  },
)
