import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createConnection } from 'mysql2/promise'
import type { DatabaseTarget } from '../../config/database-target.js'

/** The released versions whose databases are kept here. */
export const RELEASES = readdirSync(__dirname).filter((name) => /^\d+\.\d+\.\d+$/.test(name))

/** Fills an empty database with what `keep.mjs` kept of a version. */
export async function restore(version: string, target: DatabaseTarget): Promise<void> {
  const kept = async (name: string) => promisify(gunzip)(await readFile(join(__dirname, version, name)))
  if (target.engine === 'sqlite') return writeFile(target.file, await kept('fichero.sqlite.gz'))
  const connection = await createConnection({ uri: target.url, multipleStatements: true, charset: 'utf8mb4' })
  try {
    // The tables are in the order of their names, and not of their keys.
    // MySQL's default is not named: MariaDB, where the specs may run too, has another one.
    const dump = (await kept('fichero.sql.gz')).toString().replaceAll(/ COLLATE[= ]utf8mb4_0900_ai_ci/g, '')
    await connection.query(`SET foreign_key_checks = 0; ${dump}`)
  } finally {
    await connection.end()
  }
}
