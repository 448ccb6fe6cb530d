import { z } from 'zod'
import type { DatabaseServer, MysqlTarget } from './database-target.js'
import { mysqlTls } from './mysql-tls.js'

/** The expected form of a URL, for error messages. */
const FORM = 'mysql://usuario:clave@servidor:3306/base'
const PORT = 3306

/** Splits a URL with several servers: `mysql://a,b/base` gives `mysql://a/base` and `mysql://b/base`. */
function urlsOf(value: string): string[] {
  const authority = value.indexOf('//') + 2
  const end = value.indexOf('/', authority)
  const begin = value.lastIndexOf('@', end) + 1 || authority
  const servers = value.slice(begin, end)
  return servers.includes(',')
    ? servers.split(',').map((server) => `${value.slice(0, begin)}${server}${value.slice(end)}`)
    : [value]
}

const serverOf = (url: string): DatabaseServer => {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port || PORT) }
}

/**
 * Returns what is wrong with the URL, or undefined. The message never contains the URL, because that contains a password.
 */
function problem(value: string): string | undefined {
  if (value.slice(0, value.lastIndexOf('@') + 1).includes('#')) return 'la clave tiene un «#»; escríbalo como %23.'
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

/**
 * `mysql://` is for MySQL, MariaDB and compatible clusters. Commas separate several servers. The parameters configure the
 * encryption of the connection.
 */
export const mysqlUrl = z.string().transform((value, ctx): MysqlTarget => {
  const urls = urlsOf(value)
  const message = urls.map(problem).find((text) => text !== undefined)
  if (message) {
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const url = new URL(urls[0] ?? value)
  try {
    const tls = mysqlTls(url.searchParams)
    url.search = ''
    return {
      engine: 'mysql',
      url: url.href,
      ...(urls.length > 1 && { servers: urls.map(serverOf) }),
      ...(tls && { tls }),
    }
  } catch (error) {
    ctx.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
})
