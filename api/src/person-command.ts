import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { inTransaction } from './database/transaction.js'
import { inWords } from './keeping/command-words.js'
import { personFile } from './keeping/person-file.js'
import { type Removed, removableOf, removeContact } from './keeping/remove-contact.js'
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
    const found = await (applies
      ? inTransaction(dataSource, (manager) => removeContact(manager, document))
      : removableOf(dataSource, document))
    for (const line of removal(found)) say(line)
    say(
      applies ? 'Retirados. Queda anotado en Actividad, sin los datos.' : 'No se retiró nada: con --apply se retiran.',
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

const ACCOUNTS = {
  ninguna: 'No tiene cuenta en Fichero.',
  habilitada: 'Su cuenta está habilitada y queda como está: deshabilítela antes si también debe irse.',
  deshabilitada: 'De su cuenta deshabilitada se van la contraseña, los enlaces, los navegadores conocidos y el correo.',
}

const removal = ({ matriculas, cargas, anotaciones, cuenta }: Removed) => [
  `Celular y correo: matrículas, ${inWords(matriculas)}; cargas que los guardan para deshacerse, ${inWords(cargas)}; anotaciones de Actividad, ${inWords(anotaciones)}.`,
  ACCOUNTS[cuenta],
  'Nombre, documento y juicios quedan: son el registro académico, que la institución debe conservar (Decreto 1377 de 2013, artículo 9). También queda quién hizo cada cambio.',
  'Lo que SOFIA Plus tiene se retira allá: un archivo suyo vuelve a traerlo.',
]
