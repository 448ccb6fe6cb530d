import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { type DatabaseTarget, embeddedFile } from '../src/config/database-target.js'

/** An empty database and a data folder for one test. */
export interface TestDatabase {
  /** Name of the database on the MySQL server; empty on SQLite. */
  name: string
  target: DatabaseTarget
  /** The data folder of this test. */
  dataDir: string
  /** Deletes the database and the folder. */
  drop(): Promise<void>
}

/** Returns the file of an SQLite database; throws on MySQL. */
export function fileOf(target: DatabaseTarget): string {
  if (target.engine !== 'sqlite') throw new Error('This test needs SQLite')
  return target.file
}

/** Returns the URL of a MySQL database; throws on SQLite. */
export function addressOf(target: DatabaseTarget): string {
  if (target.engine !== 'mysql') throw new Error('This test needs MySQL')
  return target.url
}

/**
 * Creates an empty database on the engine of this run. With `TEST_ENGINE=mysql` it is on the server of `TEST_DATABASE_URL`;
 * `existing` is the name of a database there to use instead of a new one.
 */
export async function freshDatabase(
  engine = process.env.TEST_ENGINE ?? 'sqlite',
  existing?: string,
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fichero-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite')
    return { name: '', target: { engine: 'sqlite', file: embeddedFile(dataDir) }, dataDir, drop: removeFolder }
  const server = process.env.TEST_DATABASE_URL
  if (engine !== 'mysql' || !server) throw new Error('TEST_ENGINE=mysql needs TEST_DATABASE_URL')
  const url = new URL(server)
  const name = existing ?? `${url.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  if (!existing) await onServer(server, `CREATE DATABASE \`${name}\``)
  url.pathname = name
  return {
    name,
    target: { engine: 'mysql', url: url.href },
    dataDir,
    async drop() {
      await onServer(server, `DROP DATABASE \`${name}\``)
      await removeFolder()
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const connection = await createConnection(url)
  try {
    await connection.query(statement)
  } finally {
    await connection.end()
  }
}
