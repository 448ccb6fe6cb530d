// Baseline for a long answer of the API: node:http and mysql2 with the same statements, JSON.stringify and the same
// compression. Runs in a separate process, as the API does.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { BROTLI } from '@fichero/api/compressed'
import { createPool } from 'mysql2/promise'
import { forkServer } from './fork-server.mjs'

const FILE = fileURLToPath(import.meta.url)

/** Starts the server. `statements` are the SQL statements of the API's request, `sample` is its answer. */
export const startBareRows = (options) => forkServer(FILE, options)

const pack = promisify(brotliCompress)

async function serve({ port, databaseUrl, statements, sample }) {
  const pool = createPool({ uri: databaseUrl, timezone: 'Z', dateStrings: ['DATE'], connectionLimit: 10 })
  const answer = JSON.parse(sample)
  const server = createServer(async ({ headers }, response) => {
    for (const sql of statements) await pool.query(sql)
    const text = JSON.stringify(answer)
    const packed = headers['accept-encoding'] !== undefined
    const body = packed ? await pack(text, { params: BROTLI }) : Buffer.from(text)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      ...(packed && { 'content-encoding': 'br' }),
    })
    response.end(body)
  })
  server.listen(port, '127.0.0.1', () => process.send?.('ready'))
}

if (process.argv[1] === FILE) process.once('message', serve)
