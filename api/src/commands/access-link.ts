import { fullName } from '@fichero/contract/text'
import 'reflect-metadata'
import { LIFETIMES_MS } from '../areas/access-links/links.js'
import { resetAddress } from '../areas/access-links/reset-address.js'
import { makeAccessLink } from '../areas/users/access-requests/make-access-link.js'
import { User } from '../areas/users/user.entity.js'
import { inTransaction } from '../database/transaction.js'
import { lockRow } from '../records/row-updates/lock-row.js'
import { runCommand, say } from './run-command.js'

const [nro_documento] = process.argv.slice(2)
const HOUR_MS = 3600 * 1000

/**
 * `npm run access-link --workspace api -- DOCUMENT`: prints a link to set a new password, for an administrator who lost the old
 * one and has no other administrator to ask.
 */
runCommand(async (dataSource, { publicUrl }) => {
  if (!nro_documento) throw new Error('Escriba el documento: npm run access-link --workspace api -- DOCUMENTO')
  return inTransaction(dataSource, async (manager) => {
    const user = await lockRow(manager, User, { nro_documento })
    if (!user) throw new Error(`Nadie tiene el documento ${nro_documento}.`)
    if (user.estado !== 'habilitado') throw new Error(`La cuenta de ${fullName(user)} no está habilitada.`)
    const token = await makeAccessLink(manager, null, user)
    say(`${fullName(user)} (${user.rol}) crea su contraseña en este enlace, que sirve una vez:`)
    say(resetAddress(publicUrl, token))
    say(`Vence en ${LIFETIMES_MS.aprobacion / HOUR_MS} horas.`)
    return 0
  })
})
