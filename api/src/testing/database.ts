import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { type DatabaseTarget, embeddedFile } from '../config/database-target.js'

export interface TestDatabase {
  /** On the server. */
  name: string
  target: DatabaseTarget
  /** The data folder of this test. */
  dataDir: string
  /** Deletes the database and the folder. */
  drop(): Promise<void>
}

/** The file of a database, in a test of SQLite. */
export function fileOf(target: DatabaseTarget): string {
  if (target.engine !== 'sqlite') throw new Error('This test needs SQLite')
  return target.file
}

/** The address of a database, in a test of MySQL. */
export function addressOf(target: DatabaseTarget): string {
  if (target.engine !== 'mysql') throw new Error('This test needs MySQL')
  return target.url
}

/**
 * Creates an empty database on the engine of this run: `TEST_ENGINE=mysql` uses the server of `TEST_DATABASE_URL`, or
 * the one that is there under the name of `existing`.
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
