// `node keep.mjs VERSION FOLDER` starts the built Fichero of another folder on SQLite and on the MySQL server of
// TEST_DATABASE_URL, fills it, and stores dumps of its databases beside this file. It needs `mysqldump`, or the command in
// MYSQLDUMP. Run it once for each release.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import Database from 'libsql'
import { createConnection } from 'mysql2/promise'
import { ADMIN, fill } from './fill.mjs'

const [version, folder] = process.argv.slice(2)
const { TEST_DATABASE_URL = '', MYSQLDUMP = 'mysqldump', PORT = '43911' } = process.env
if (!version || !folder || !TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL=… node keep.mjs VERSION FOLDER')
const target = join(import.meta.dirname, version)
const url = `http://127.0.0.1:${PORT}`
const isReady = () =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the server with an empty database and stops it when the database is filled. */
async function run(data, env = {}) {
  // One remote is enough, because its files take most of the space in a database.
  for (const part of ['shell', 'mfe-programs'])
    await cp(resolve(folder, part, 'dist'), join(data, 'builds', part, 'dist'), { recursive: true })
  const server = spawn(process.execPath, [resolve(folder, 'api/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT,
      DATA_DIR: data,
      DIST_ROOT: join(data, 'builds'),
      DEMO: 'false',
      LOG_LEVEL: 'error',
      ADMIN_DOCUMENT: ADMIN.nro_documento,
      ADMIN_PASSWORD: ADMIN.contrasena,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(server, 'close')
  try {
    while (!(await isReady())) await sleep(200)
    await fill(url)
  } finally {
    server.kill('SIGTERM')
    await exited
  }
}

const write = (name, bytes) => writeFile(join(target, name), gzipSync(bytes, { level: 9 }))

async function dumpSqlite(data) {
  await run(data)
  // Version 1.0.0 leaves a part of its data in the write-ahead log.
  const database = new Database(join(data, 'fichero.sqlite'))
  database.exec(`VACUUM INTO '${join(data, 'copy.sqlite')}'`)
  database.close()
  await write('fichero.sqlite.gz', await readFile(join(data, 'copy.sqlite')))
}

async function dumpMysql(data) {
  const database = new URL(TEST_DATABASE_URL)
  const name = `${database.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  database.pathname = name
  const { hostname, port, username, password } = database
  const connection = await createConnection(TEST_DATABASE_URL)
  await connection.query('CREATE DATABASE ??', [name])
  try {
    await run(data, { DATABASE_URL: database.href })
    const options = [
      '--compact',
      '--hex-blob',
      '--no-tablespaces',
      '--set-gtid-purged=OFF',
      '--loose-skip-masking-policies',
    ]
    const [command, ...before] = MYSQLDUMP.split(' ')
    const server = [`-h${hostname}`, `-P${port || 3306}`, `-u${username}`, `-p${password}`]
    await write(
      'fichero.sql.gz',
      execFileSync(command, [...before, ...server, ...options, name], { maxBuffer: 2 ** 26 }),
    )
  } finally {
    await connection.query('DROP DATABASE ??', [name])
    await connection.end()
  }
}

await mkdir(target, { recursive: true })
for (const dump of [dumpSqlite, dumpMysql]) {
  const data = await mkdtemp(join(tmpdir(), 'fichero-keep-'))
  await dump(data).finally(() => rm(data, { recursive: true }))
}
