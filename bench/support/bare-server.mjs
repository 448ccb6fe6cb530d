// The cost of the API's answer without the API: node:http and mysql2 with the same statements and the same bytes. Runs
// in a separate process, as the API does.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createPool } from 'mysql2/promise'
import { forkServer } from './fork-server.mjs'

const FILE = fileURLToPath(import.meta.url)

/** `statements` are those of the API's request: session, page, count. `sample` is its answer. */
export const startBareServer = (told) => forkServer(FILE, told)

function present(row, { categoria, can }) {
  const total = row.total_resultados * row.total_aprendices_en_formacion
  return {
    id: row.nro_ficha,
    nro_ficha: row.nro_ficha,
    id_jefe_ficha: row.id_jefe_ficha,
    nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
    id_programa_formacion: row.id_programa_formacion,
    programa_formacion: row.programa_formacion,
    nivel: row.nivel,
    jornada: row.jornada,
    oferta: row.oferta,
    etapa: row.etapa,
    estado: row.estado,
    categoria,
    fecha_inicio_lectiva: row.fecha_inicio_lectiva,
    fecha_fin_lectiva: row.fecha_fin_lectiva,
    fecha_fin_ficha: row.fecha_fin_ficha,
    total_aprendices_en_formacion: row.total_aprendices_en_formacion,
    progreso: total === 0 ? 0 : Math.floor((row.aprobados_en_formacion * 20_000 + total) / (2 * total)) / 100,
    can,
  }
}

async function serve({ port, databaseUrl, statements, sample }) {
  const pool = createPool({ uri: databaseUrl, timezone: 'Z', dateStrings: ['DATE'], connectionLimit: 10 })
  const { fichas, pagination, can } = JSON.parse(sample)
  const isPage = (sql) => /total_aprendices_en_formacion/.test(sql)
  const isCount = (sql) => /COUNT\(/i.test(sql)
  const first = statements.filter((sql) => !isPage(sql) && !isCount(sql))
  const page = statements.find(isPage)
  const count = statements.find(isCount)
  const server = createServer(async (_, response) => {
    for (const sql of first) await pool.query(sql)
    /** @type {any[]} rows of the API's own statements */
    const [[rows], [[{ total }]]] = await Promise.all([pool.query(page), pool.query(count)])
    const body = JSON.stringify({
      ok: true,
      fichas: rows.map((row) => present(row, fichas[0])),
      pagination: { ...pagination, totalItems: Number(total) },
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
