import 'reflect-metadata'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import { inTransaction } from '../database/transaction.js'
import { personFile } from '../operations/privacy/person-file.js'
import { remainingContactData } from '../operations/privacy/remaining-contact-data.js'
import { contactDataOf, removeContact } from '../operations/privacy/remove-contact.js'
import { audit } from '../records/audit/audit.js'
import { removalTexts } from '../records/backup-log/removal-texts.js'
import { formatCount, remainingDataLines } from './command-words.js'
import { runCommand, say } from './run-command.js'

const args = process.argv.slice(2)
const [document, path] = args.filter((arg) => !arg.startsWith('--'))

/**
 * `npm run person --workspace api -- DOCUMENT FILE`: writes all data about a person as JSON. With `--remove` in place of the
 * file: dry run of removing the person's contact data; with `--apply` too, removes it.
 */
runCommand(async (dataSource, config) => {
  const removes = args.includes('--remove')
  if (!document || (!path && !removes))
    throw new Error('Escriba el documento y el archivo: npm run person --workspace api -- DOCUMENTO ARCHIVO')
  const tables = await personFile(dataSource, document)
  if (Object.keys(tables).length === 0) throw new Error(`Nada se guarda de una persona con el documento ${document}.`)
  if (removes) {
    const applies = args.includes('--apply')
    const now = new Date()
    const datos = await (applies
      ? removeContact(dataSource, document, { actor: null, config })
      : contactDataOf(dataSource, document))
    for (const line of removalLines(datos)) say(line)
    for (const line of remainingDataLines(
      await remainingContactData(dataSource, config.database, { document, datos, now }),
    ))
      say(line)
    say(
      applies ? 'Se quitaron. Queda anotado en Actividad, sin los datos.' : 'No se quitó nada: con --apply se quitan.',
    )
    return 0
  }
  const file = resolve(process.env.INIT_CWD ?? '.', path ?? '')
  if (existsSync(file)) throw new Error(`«${file}» ya existe: escriba otro nombre, o bórrelo antes.`)
  const content = JSON.stringify({ nro_documento: document, tablas: tables }, null, 2)
  await inTransaction(dataSource, (manager) =>
    audit(manager, { actor: null, accion: 'exports:person-file', entidad: 'aprendiz', entidad_id: document }),
  )
  await writeFile(file, `${content}\n`, { mode: 0o600, flag: 'wx' })
  for (const [table, rows] of Object.entries(tables)) say(`${table}: ${formatCount(rows.length)}`)
  say(`Todo está en «${file}».`)
  return 0
})

/** Returns lines for the operator about the data that a removal deletes. */
function removalLines({ cuenta, ...counts }: ContactData): string[] {
  const translate = removalTexts.es
  const places = ['matriculas', 'cargas', 'valores', 'anotaciones'] as const
  return [
    `${translate('goes')}:`,
    ...places.map((source) => `  ${translate(`from.${source}`)}: ${formatCount(counts[source])}`),
    translate(`account.${cuenta}`),
  ]
}
