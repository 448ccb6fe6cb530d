import 'reflect-metadata'
import { fileArgument, inWords, secondsSince } from './keeping/command-words.js'
import { makeBackup } from './keeping/make-backup.js'
import { runCommand, say } from './run-command.js'

/** `npm run backup -- FILE`: everything that the database has, in one file, while the system runs. */
runCommand(async (dataSource, { backupKey, jwtSecret, dataDir }) => {
  const file = fileArgument('backup')
  const begin = performance.now()
  const { filas, tamano_kb, huella, cifrada } = await makeBackup(dataSource, file, backupKey)
  say(`Copia hecha en ${secondsSince(begin)} s: ${inWords(filas)} filas, ${inWords(tamano_kb)} KB, «${file}».`)
  say(`SHA-256: ${huella}`)
  if (!cifrada) say('No está cifrada: con BACKUP_KEY lo estaría. Guárdela donde nadie más la lea.')
  if (!jwtSecret) say(`Guarde también, una vez, «${dataDir}/jwt-secret»: sin él todos tendrán que ingresar de nuevo.`)
  return 0
})
