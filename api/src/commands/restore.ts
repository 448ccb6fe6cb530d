import 'reflect-metadata'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { momentText } from '@fichero/contract/day-text'
import { openDataFolder } from '../config/data-folder.js'
import { readConfig } from '../config/read-config.js'
import { rowsIn } from '../operations/backup/backup-header.js'
import { recordsInFolder } from '../operations/backup/later-records.js'
import { type OpenedBackup, openBackup } from '../operations/backup/read-backup.js'
import { type Restored, restoreBackup } from '../operations/backup/restore-backup.js'
import { backupsIn } from '../operations/backup/rotation.js'
import { fileArgument, formatCount, secondsSince } from './command-words.js'
import { endWith, say } from './run-command.js'

/**
 * `npm run restore -- FILE [--unencrypted]`: replaces the database by a backup, or by the newest backup of a folder, while
 * Fichero is stopped. `--drill` restores into a temporary file instead, and may run beside the system.
 */
endWith(async () => {
  const { values, positionals } = parseArgs({
    options: { unencrypted: { type: 'boolean', default: false }, drill: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const file = await newestOf(fileArgument('restore', positionals))
  const config = readConfig(process.env)
  const { database, dataDir, backupKey, formerDatabase: former } = config
  const begin = performance.now()
  const key = { secret: backupKey, allowUnencrypted: values.unencrypted }
  const backup = await openBackup(file, key)
  const { header } = backup
  say(
    `La copia «${file}» está entera. Es del ${momentText(header.fecha, 'es')}, de Fichero ${header.producto}, y tiene ${formatCount(rowsIn(header))} filas.`,
  )
  if (values.drill) {
    report(await drill(backup))
    say(`Ensayo hecho en ${secondsSince(begin)} s: la copia se puede restaurar. La base de datos no cambió.`)
    return 0
  }
  openDataFolder(dataDir)
  const inFolder = await recordsInFolder(file, header, key)
  const restored = await restoreBackup(database, backup, say, { config, former, inFolder })
  report(restored)
  say(`Restaurada en ${secondsSince(begin)} s. Cada tabla tiene las filas de la copia, y ninguna referencia falta.`)
  if (restored.former !== undefined)
    say(`Lo que había antes está en «${restored.former}»; bórrelo cuando ya no lo necesite.`)
  return 0
})

/** Returns the newest backup of a folder; the path of a file unchanged. */
async function newestOf(path: string): Promise<string> {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path
  const [newest] = backupsIn(await readdir(path))
  if (newest === undefined) throw new Error(`En «${path}» no hay ninguna copia con nombre de fecha.`)
  return join(path, newest)
}

/** Restores into a temporary SQLite file, which needs no server: backups of both engines have the same format. */
async function drill(backup: OpenedBackup): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-drill-'))
  try {
    return await restoreBackup({ engine: 'sqlite', file: join(folder, 'fichero.sqlite') }, backup, say)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Reports the result of a restore to the operator. */
function report({ leftOut, drifts, removed }: Restored): void {
  for (const table of leftOut) say(`La tabla «${table}» no es de Fichero, y no se restauró.`)
  if (drifts.length > 0)
    say(`${drifts.length} contadores ya no coincidían en la copia: npm run recount -w api -- --fix`)
  else say('Los contadores coinciden con los juicios.')
  if (!removed) return
  const { count, unknownSince } = removed
  if (count > 0) say(`Se quitó otra vez lo que se había quitado después de la copia: ${formatCount(count)}.`)
  else if (!unknownSince) say('Después de la copia no se había quitado nada.')
  if (unknownSince) say(`No se pudo saber qué se quitó después del ${momentText(unknownSince.toISOString(), 'es')}.`)
}
