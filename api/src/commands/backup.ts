import 'reflect-metadata'
import { existsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../operations/backup/make-backup.js'
import { backupName, backupsToDelete, deletionDates, parseRotation } from '../operations/backup/rotation.js'
import { reconcileBackups } from '../records/backup-log/reconcile-backups.js'
import { fileArgument, formatCount, secondsSince } from './command-words.js'
import { runCommand, say } from './run-command.js'

/**
 * `npm run backup -- FILE`: backs up the whole database into one file while the system runs. `npm run backup -- FOLDER
 * --keep 7d,4w,12m` names the file by its time, and removes older backups of the folder when the new one is complete.
 */
runCommand(async (dataSource, { backupKey, jwtSecret, dataDir }) => {
  const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
  const target = fileArgument('backup', positionals)
  const keep = values.keep === undefined ? undefined : parseRotation(values.keep)
  const isFolder = existsSync(target) && statSync(target).isDirectory()
  if (keep && !isFolder) throw new Error(`«--keep» necesita una carpeta que exista, y «${target}» no lo es.`)
  const folder = /[\\/]$/.test(String(positionals[0])) ? target : dirname(target)
  if (!existsSync(folder)) throw new Error(`La carpeta «${folder}» no existe: créela y repita la copia.`)
  const file = isFolder ? join(target, backupName(new Date())) : target
  const begin = performance.now()
  const { filas, tamano_kb, huella, cifrada } = await makeBackup(dataSource, file, backupKey)
  say(`Copia hecha en ${secondsSince(begin)} s: ${formatCount(filas)} filas, ${formatCount(tamano_kb)} KB, «${file}».`)
  say(`SHA-256: ${huella}`)
  if (keep) {
    const toDelete = backupsToDelete(await readdir(target), keep)
    for (const name of toDelete) await rm(join(target, name))
    say(`Copias anteriores que se borraron: ${formatCount(toDelete.length)}.`)
  }
  const ends = keep && deletionDates(await readdir(target), keep, new Date())
  await reconcileBackups(dataSource, dirname(file), (path) => ends && (ends.get(basename(path)) ?? null))
  if (!cifrada) say('No está cifrada: con BACKUP_KEY lo estaría. Guárdela donde nadie más la lea.')
  if (!jwtSecret) say(`Guarde también, una vez, «${dataDir}/jwt-secret»: sin él todos tendrán que ingresar de nuevo.`)
  return 0
})
