import { readFileSync } from 'node:fs'

/** TLS options of the connection to MySQL, for mysql2 and Node's `tls.connect`. */
export interface MysqlTls {
  /** Whether the server's certificate must come from a known authority. */
  rejectUnauthorized: boolean
  /** Whether the certificate must also be for the server's name. */
  verifyIdentity?: boolean
  /** CA certificates in PEM format. If absent, Node's certificates are used. */
  ca?: string
}

/** The modes of MySQL's own programs (https://dev.mysql.com/doc/refman/8.4/en/connection-options.html). */
const MODES: Record<string, MysqlTls> = {
  REQUIRED: { rejectUnauthorized: false },
  VERIFY_CA: { rejectUnauthorized: true },
  VERIFY_IDENTITY: { rejectUnauthorized: true, verifyIdentity: true },
}

/**
 * Reads `ssl-mode` and `ssl-ca`. Without them the connection is not encrypted.
 * @throws Error with the sentence for the operator
 */
export function mysqlTls(parameters: URLSearchParams): MysqlTls | undefined {
  const unknown = [...parameters.keys()].find((name) => name !== 'ssl-mode' && name !== 'ssl-ca')
  if (unknown !== undefined) throw new Error(`el parámetro «${unknown}» no se admite; se admiten ssl-mode y ssl-ca.`)
  const name = parameters.get('ssl-mode')
  const file = parameters.get('ssl-ca')
  if (name === null && file === null) return undefined
  const mode = MODES[name?.toUpperCase() ?? '']
  if (!mode) throw new Error(`se esperaba ssl-mode=${Object.keys(MODES).join(', ')}.`)
  if (file === null) return mode
  if (!mode.rejectUnauthorized) throw new Error('ssl-ca necesita ssl-mode=VERIFY_CA o VERIFY_IDENTITY.')
  return { ...mode, ca: certificates(file) }
}

function certificates(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`no se puede leer el certificado «${file}» de ssl-ca.`)
  }
}
