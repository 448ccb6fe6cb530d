import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createConnection } from 'mysql2/promise'
import type { DatabaseTarget } from '../../src/config/database-target.js'

/** The released versions whose database dumps are in this folder. */
export const RELEASES = readdirSync(__dirname).filter((name) => /^\d+\.\d+\.\d+$/.test(name))

/** Fills an empty database with the dump of a version that `keep.mjs` stored. */
export async function restore(version: string, target: DatabaseTarget): Promise<void> {
  const unpacked = async (name: string) => promisify(gunzip)(await readFile(join(__dirname, version, name)))
  if (target.engine === 'sqlite') return writeFile(target.file, await unpacked('fichero.sqlite.gz'))
  const connection = await createConnection({ uri: target.url, multipleStatements: true, charset: 'utf8mb4' })
  try {
    // Foreign keys are not checked, because the tables are sorted by name. MySQL's default collation is removed, because the
    // specs may run on MariaDB, which does not have it.
    const dump = (await unpacked('fichero.sql.gz')).toString().replaceAll(/ COLLATE[= ]utf8mb4_0900_ai_ci/g, '')
    await connection.query(`SET foreign_key_checks = 0; ${dump}`)
  } finally {
    await connection.end()
  }
}
