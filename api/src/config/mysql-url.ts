import { z } from 'zod'
import type { MysqlTarget } from './database-target.js'
import { mysqlTls } from './mysql-tls.js'

/** The expected form of a URL, for error messages. */
const FORM = 'mysql://usuario:clave@servidor:3306/base'
/** Several servers, separated by commas. */
const SEVERAL_SERVERS = /^mysql:\/\/(?:[^/]*@)?[^/@,]*,[^/@]*(?:\/|$)/

/**
 * Returns what is wrong with the URL, or undefined. The message never contains the URL, because that contains a password.
 */
function problem(value: string): string | undefined {
  if (value.slice(0, value.lastIndexOf('@') + 1).includes('#')) return 'la clave tiene un «#»; escríbalo como %23.'
  if (SEVERAL_SERVERS.test(value))
    return 'nombra varios servidores; escriba solo la dirección de un proxy que esté delante de ellos, como explica «The database fails over» en docs/operations.md.'
  if (!URL.canParse(value)) return `no es una dirección; se esperaba ${FORM}.`
  const url = new URL(value)
  if (url.protocol !== 'mysql:') return `«${url.protocol}//» no se admite; se esperaba ${FORM}.`
  if (!url.hostname) return `falta el servidor; se esperaba ${FORM}.`
  if (url.hostname.startsWith('['))
    return 'una dirección IPv6 no se admite; escriba el nombre del servidor o su dirección IPv4.'
  if (url.pathname.length < 2) return `falta el nombre de la base de datos; se esperaba ${FORM}.`
  if (url.hash) return `no se admite «${url.hash}» después de la base de datos.`
  return undefined
}

/** `mysql://` is for MySQL, MariaDB and compatible clusters. The parameters configure the encryption of the connection. */
export const mysqlUrl = z.string().transform((value, ctx): MysqlTarget => {
  const message = problem(value)
  if (message) {
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const url = new URL(value)
  try {
    const tls = mysqlTls(url.searchParams)
    url.search = ''
    return { engine: 'mysql', url: url.href, ...(tls && { tls }) }
  } catch (error) {
    ctx.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
})
