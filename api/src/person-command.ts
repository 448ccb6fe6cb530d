import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { inWords } from './keeping/command-words.js'
import { personFile } from './keeping/person-file.js'
import { runCommand, say } from './run-command.js'

const [document, path] = process.argv.slice(2)

/** `npm run person --workspace api -- DOCUMENT FILE`: all that is held about a person, as JSON. */
runCommand(async (dataSource) => {
  if (!document || !path)
    throw new Error('Escriba el documento y el archivo: npm run person --workspace api -- DOCUMENTO ARCHIVO')
  const tables = await personFile(dataSource, document)
  if (Object.keys(tables).length === 0) throw new Error(`Nada se guarda de una persona con el documento ${document}.`)
  const file = resolve(process.env.INIT_CWD ?? '.', path)
  const content = JSON.stringify({ nro_documento: document, tablas: tables }, null, 2)
  await writeFile(file, `${content}\n`, { mode: 0o600, flag: 'wx' })
  for (const [table, rows] of Object.entries(tables)) say(`${table}: ${inWords(rows.length)}`)
  say(`Todo está en «${file}».`)
  return 0
})
