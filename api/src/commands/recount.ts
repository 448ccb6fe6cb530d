import 'reflect-metadata'
import { recount } from '../areas/fichas/recount.js'
import { inTransaction } from '../database/transaction.js'
import { runCommand, say } from './run-command.js'

const fix = process.argv.includes('--fix')

/** `npm run recount --workspace api [-- --fix]`: exits with 1 if counters drifted and were not fixed. */
runCommand(async (dataSource) => {
  const drifts = await inTransaction(dataSource, (manager) => recount(manager, fix))
  for (const { table, key, column, stored, counted } of drifts)
    say(`${table} ${key}: ${column} dice ${stored} y son ${counted}`)
  if (drifts.length === 0) say('Los contadores coinciden con los juicios.')
  else say(fix ? `${drifts.length} contadores corregidos.` : `${drifts.length} contadores por corregir: use --fix.`)
  return drifts.length === 0 || fix ? 0 : 1
})
