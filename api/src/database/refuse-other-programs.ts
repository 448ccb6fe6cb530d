import type { DataSource } from 'typeorm'
import { ConfigError } from '../config/config-error.js'
import { PRODUCT_VERSION } from '../config/product-version.js'

/**
 * Refuses a database with migrations that are unknown here. Where all of them are later than ours, this program is older
 * than the database, and its operator must keep the data; others are of before the first release, or not ours.
 */
export function refuseOtherPrograms(dataSource: DataSource, done: string[]): void {
  const ours = dataSource.migrations.flatMap(({ name }) => name ?? [])
  const unknown = done.filter((name) => !ours.includes(name))
  const [newest, last] = [unknown.at(-1), ours.at(-1)]
  if (!newest || !last) return
  const isLater = unknown.every((name) => timestampOf(name) > timestampOf(last))
  throw isEmbedded(dataSource)
    ? new ConfigError('DATA_DIR', isLater ? olderProgram(last, newest) : foreign(newest, 'otra carpeta'))
    : new ConfigError('DATABASE_URL', isLater ? olderProgram(last, newest) : foreign(newest, 'otra base de datos'))
}

const olderProgram = (last: string, newest: string) =>
  `este Fichero (${PRODUCT_VERSION}) es anterior a la base de datos: conoce las migraciones hasta «${last}» y ella ya tiene «${newest}». Inicie de nuevo la versión posterior; o, para seguir con esta, recupere la copia de seguridad hecha antes de actualizar. No se cambió nada.`

const foreign = (name: string, another: string) =>
  `la base de datos no es de este Fichero: tiene la migración «${name}», de antes de la primera versión o de otro programa. No se cambió nada. Indique ${another}.`

const isEmbedded = ({ options }: DataSource) => options.type === 'better-sqlite3'

const timestampOf = (name: string) => Number(name.slice(-13))
