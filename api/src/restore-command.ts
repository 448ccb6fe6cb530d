import 'reflect-metadata'
import { openDataFolder } from './config/data-folder.js'
import { readConfig } from './config/read-config.js'
import { rowsIn } from './keeping/backup-header.js'
import { fileArgument, inWords, secondsSince } from './keeping/command-words.js'
import { openBackup } from './keeping/read-backup.js'
import { restoreBackup } from './keeping/restore-backup.js'
import { endWith, say } from './run-command.js'

/** `npm run restore -- FILE`: makes the database what a backup says, while Fichero is stopped. */
endWith(async () => {
  const file = fileArgument('restore')
  const { database, dataDir, backupKey } = readConfig(process.env)
  const begin = performance.now()
  const backup = await openBackup(file, backupKey)
  const { header } = backup
  say(
    `La copia está entera. Es del ${header.fecha.slice(0, 16).replace('T', ' a las ')} (UTC), de Fichero ${header.producto}, y tiene ${inWords(rowsIn(header))} filas.`,
  )
  openDataFolder(dataDir)
  const { leftOut, drifts, former } = await restoreBackup(database, backup, say)
  for (const table of leftOut) say(`La tabla «${table}» no es de Fichero, y no se restauró.`)
  say(`Restaurada en ${secondsSince(begin)} s. Cada tabla tiene las filas de la copia, y ninguna referencia falta.`)
  if (drifts.length > 0)
    say(`${drifts.length} contadores ya no coincidían en la copia: npm run recount -w api -- --fix`)
  else say('Los contadores coinciden con los juicios.')
  if (former !== undefined) say(`Lo que había antes está en «${former}»; bórrelo cuando ya no lo necesite.`)
  return 0
})
