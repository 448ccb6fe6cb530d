import type { DataSource } from 'typeorm'
import { ConfigError } from '../config/config-error.js'
import { PRODUCT_VERSION } from '../config/product-version.js'

/**
 * Rejects a database with migrations that this version does not know. If all of these are later than the known migrations,
 * a later version made the database, and the operator must keep the data. Otherwise another program made the database, or a
 * version from before the first release.
 */
export function refuseOtherPrograms(dataSource: DataSource, done: string[]): void {
  const known = dataSource.migrations.flatMap(({ name }) => name ?? [])
  const unknown = done.filter((name) => !known.includes(name))
  const [newest, last] = [unknown.at(-1), known.at(-1)]
  if (!newest || !last) return
  const isLater = unknown.every((name) => timestampOf(name) > timestampOf(last))
  throw isEmbedded(dataSource)
    ? new ConfigError('DATA_DIR', isLater ? olderProgram(last, newest) : otherProgram(newest, 'otra carpeta'))
    : new ConfigError('DATABASE_URL', isLater ? olderProgram(last, newest) : otherProgram(newest, 'otra base de datos'))
}

// Sentences for the operator.
const olderProgram = (last: string, newest: string) =>
  `este Fichero (${PRODUCT_VERSION}) es anterior a la base de datos: conoce las migraciones hasta «${last}» y ella ya tiene «${newest}». Inicie de nuevo la versión posterior; o, para seguir con esta, recupere la copia de seguridad hecha antes de actualizar. No se cambió nada.`

const otherProgram = (name: string, another: string) =>
  `la base de datos no es de este Fichero: tiene la migración «${name}», de antes de la primera versión o de otro programa. No se cambió nada. Indique ${another}.`

const isEmbedded = ({ options }: DataSource) => options.type === 'better-sqlite3'

/** Returns the number at the end of a migration’s name, by which migrations are ordered. */
const timestampOf = (name: string) => Number(name.slice(-13))
