import { readdir, rm } from 'node:fs/promises'
import { createConnection } from 'mysql2/promise'
import { PREPARED } from './bundled-programs.cjs'

/** Jest runs this after the last spec. Deletes the databases that specs have shared. */
export default async function dropDatabases() {
  const files = await readdir(PREPARED).catch(() => [])
  const names = files.map((file) => /^(\w+)\.(free|taken)$/.exec(file)?.[1]).filter((name) => name !== undefined)
  const server = process.env.TEST_DATABASE_URL
  if (server && names.length > 0) {
    const connection = await createConnection(server)
    for (const name of names) await connection.query(`DROP DATABASE IF EXISTS \`${name}\``)
    await connection.end()
  }
  await rm(PREPARED, { recursive: true, force: true })
}
