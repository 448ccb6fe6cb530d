import 'reflect-metadata'
import { LIFETIMES_MS } from './credentials/links.js'
import { resetAddress } from './credentials/reset-address.js'
import { inTransaction } from './database/transaction.js'
import { lockRow } from './records/lock-row.js'
import { runCommand, say } from './run-command.js'
import { makeAccessLink } from './users/access-requests/make-access-link.js'
import { User } from './users/user.entity.js'

const [nro_documento] = process.argv.slice(2)
const HOUR_MS = 3600 * 1000

/**
 * `npm run access-link --workspace api -- DOCUMENT`: a way in for an administrator who has lost the password, where no
 * other one can help.
 */
runCommand(async (dataSource, { publicUrl }) => {
  if (!nro_documento) throw new Error('Escriba el documento: npm run access-link --workspace api -- DOCUMENTO')
  return inTransaction(dataSource, async (manager) => {
    const user = await lockRow(manager, User, { nro_documento })
    if (!user) throw new Error(`Nadie tiene el documento ${nro_documento}.`)
    if (user.estado !== 'habilitado')
      throw new Error(`La cuenta de ${user.nombre} ${user.apellido} no está habilitada.`)
    const token = await makeAccessLink(manager, null, user)
    say(`${user.nombre} ${user.apellido} (${user.rol}) crea su contraseña en este enlace, que sirve una vez:`)
    say(resetAddress(publicUrl, token))
    say(`Vence en ${LIFETIMES_MS.aprobacion / HOUR_MS} horas.`)
    return 0
  })
})
