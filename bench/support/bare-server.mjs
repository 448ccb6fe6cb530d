// Baseline for an answer of the API: node:http and mysql2 with the same statements and the same bytes. Runs in a separate
// process, as the API does.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createPool } from 'mysql2/promise'
import { forkServer } from './fork-server.mjs'

const FILE = fileURLToPath(import.meta.url)

/** Starts the server. `statements` are the SQL statements of the API's request: session and page. `sample` is its answer. */
export const startBareServer = (options) => forkServer(FILE, options)

/** Returns an item of the answer: columns of the row, values that the API computes from it, and the rest from the sample. */
function itemOf(row, sample) {
  const total = row.total_resultados * row.total_aprendices_en_formacion
  const reported = row.fecha_ultimo_reporte
  return {
    ...Object.fromEntries(Object.keys(sample).map((name) => [name, row[name] ?? sample[name]])),
    id: row.nro_ficha,
    nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
    etapa: sample.etapa,
    etapa_a_mano: row.etapa_a_mano === 1,
    progreso: total === 0 ? 0 : Math.floor((row.aprobados_en_formacion * 20_000 + total) / (2 * total)) / 100,
    con_faltantes: reported === null ? null : row.con_faltantes,
    faltan: reported === null ? null : total - row.aprobados_en_formacion,
    dias_reporte: reported === null ? null : ageOf(reported),
  }
}

/** The calendar day in Colombia, `YYYY-MM-DD`. */
const dayOf = (time) => new Date(time - 5 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Days since a report; its date is a day, or a UTC time. */
function ageOf(date) {
  const day = date.includes(' ') ? dayOf(Date.parse(`${date}Z`)) : date
  return Math.max(0, (Date.parse(dayOf(Date.now())) - Date.parse(day)) / (24 * 60 * 60 * 1000))
}

async function serve({ port, databaseUrl, statements, sample }) {
  const pool = createPool({
    uri: databaseUrl,
    timezone: 'Z',
    dateStrings: ['DATE'],
    decimalNumbers: true,
    connectionLimit: 10,
  })
  const { fichas, pagination, can } = JSON.parse(sample)
  const readsPage = (sql) => /total_aprendices_en_formacion/.test(sql)
  const sessionStatements = statements.filter((sql) => !readsPage(sql))
  const pageStatement = statements.find(readsPage)
  const server = createServer(async (_, response) => {
    for (const sql of sessionStatements) await pool.query(sql)
    /** @type {any[]} rows of the API's statement, each with the number of all fichas */
    const [rows] = await pool.query(pageStatement)
    const body = JSON.stringify({
      ok: true,
      fichas: rows.map((row) => itemOf(row, fichas[0])),
      pagination: { ...pagination, totalItems: rows[0].total },
      can,
    })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  server.listen(port, '127.0.0.1', () => process.send?.('ready'))
}

if (process.argv[1] === FILE) process.once('message', serve)
