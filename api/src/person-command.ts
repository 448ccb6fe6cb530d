import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import { REMOVAL_WORDS } from '@fichero/contract/removal-words'
import { inWords } from './keeping/command-words.js'
import { personFile } from './keeping/person-file.js'
import { contactDataOf, removeContact } from './keeping/remove-contact.js'
import { runCommand, say } from './run-command.js'

const args = process.argv.slice(2)
const [document, path] = args.filter((one) => !one.startsWith('--'))

/**
 * `npm run person --workspace api -- DOCUMENT FILE`: all that is held about a person, as JSON. With `--remove` in place of the file:
 * what is removed at the person's request; with `--apply` too, it goes.
 */
runCommand(async (dataSource) => {
  const removes = args.includes('--remove')
  if (!document || (!path && !removes))
    throw new Error('Escriba el documento y el archivo: npm run person --workspace api -- DOCUMENTO ARCHIVO')
  const tables = await personFile(dataSource, document)
  if (Object.keys(tables).length === 0) throw new Error(`Nada se guarda de una persona con el documento ${document}.`)
  if (removes) {
    const applies = args.includes('--apply')
    const found = await (applies ? removeContact(dataSource, document, null) : contactDataOf(dataSource, document))
    for (const line of removal(found)) say(line)
    say(
      applies ? 'Se quitaron. Queda anotado en Actividad, sin los datos.' : 'No se quitó nada: con --apply se quitan.',
    )
    return 0
  }
  const file = resolve(process.env.INIT_CWD ?? '.', path ?? '')
  const content = JSON.stringify({ nro_documento: document, tablas: tables }, null, 2)
  await writeFile(file, `${content}\n`, { mode: 0o600, flag: 'wx' })
  for (const [table, rows] of Object.entries(tables)) say(`${table}: ${inWords(rows.length)}`)
  say(`Todo está en «${file}».`)
  return 0
})

function removal({ cuenta, ...counts }: ContactData): string[] {
  const { goes, from, account, stays } = REMOVAL_WORDS.es
  const places = Object.keys(from) as (keyof typeof from)[]
  return [
    `${goes}:`,
    ...places.map((place) => `  ${from[place]}: ${inWords(counts[place])}`),
    account[cuenta],
    ...stays,
  ]
}
