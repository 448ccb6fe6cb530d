// Budgets: the export of a readiness board with all people of the largest region takes less than 30 s and 100 MB. The p99 of
// other requests meanwhile, at 60 per second, is at most 1.3 times their p99 at rest.
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { countProgress } from './support/data-set.mjs'
import { anonymousMb, peakDuring, residentMb } from './support/memory.mjs'
import { timesDuring } from './support/open-loop.mjs'
import { percentile } from './support/stats.mjs'

/** The path of the other requests. */
const OTHERS = '/fichas?page=1&limit=10'
/** How long the other requests are measured at rest, in ms. */
const REST_MS = 15_000
/** Number of exports. With fewer, the p99 of the other requests would be only the slowest request. */
const EXPORTS = 3

export async function measureBoardExport(fichero, { people }, databaseUrl) {
  await putEverybodyOnTheBoard(databaseUrl)
  const p99 = async (work) => percentile(await timesDuring(fichero, OTHERS, work), 0.99)
  // Warm up: the server loads the spreadsheet library some seconds after its start.
  await p99(() => sleep(REST_MS / 3))
  const atRest = await p99(() => sleep(REST_MS))
  const before = { anonymous: anonymousMb(fichero.pid), resident: residentMb(fichero.pid) }
  const files = []
  let during = 0
  let resident = 0
  const exportBoards = async () => {
    during = await p99(async () => {
      for (let file = 0; file < EXPORTS; file++) files.push(await exportBoard(fichero))
    })
  }
  const anonymous = await peakDuring(
    fichero.pid,
    async () => {
      resident = await peakDuring(fichero.pid, exportBoards)
    },
    anonymousMb,
  )
  const seconds = files.map((file) => file.seconds)
  const what = `export of a board of ${people} people`
  return [
    {
      what: `${what}, the slowest of ${EXPORTS} (s)`,
      figure: Math.max(...seconds),
      budget: 'under 30',
      ok: (figure) => figure < 30,
      detail: `${seconds.map((time) => time.toFixed(1)).join(', ')} s, ${(files[0].bytes / 1e6).toFixed(1)} MB each`,
    },
    {
      what: `${what}, added memory of server and writer (MB)`,
      figure: anonymous - before.anonymous,
      budget: 'under 100',
      ok: (figure) => figure < 100,
      detail: `${before.anonymous.toFixed(0)} MB before the first, ${anonymous.toFixed(0)} MB at most; with the shared program files of Node counted in each process ${(resident - before.resident).toFixed(0)} MB more`,
    },
    {
      what: `other requests during the ${what}, p99 against rest`,
      figure: during / atRest,
      budget: 'at most 1.3',
      ok: (figure) => figure <= 1.3,
      detail: `p99 ${atRest.toFixed(1)} ms at rest, ${during.toFixed(1)} ms meanwhile`,
    },
  ]
}

/** Exports the board. Returns the size of the file, and the time of the request in seconds. */
async function exportBoard({ url, session }) {
  const began = performance.now()
  const answer = await fetch(`${url}/api/fichas/tyt/exportacion`, { headers: { 'x-token': session.token } })
  if (!answer.ok) throw new Error(`The file was refused with ${answer.status}: ${await answer.text()}`)
  const bytes = (await answer.arrayBuffer()).byteLength
  return { bytes, seconds: (performance.now() - began) / 1000 }
}

/** Puts every enrolment in training, in a current ficha of the tecnólogo level. */
async function putEverybodyOnTheBoard(databaseUrl) {
  const connection = await createConnection({ uri: databaseUrl })
  try {
    await connection.query("UPDATE programa SET nivel = 'tecnologo'")
    await connection.query("UPDATE ficha SET estado = 'habilitado', fecha_fin_ficha = '2099-12-31'")
    await connection.query("UPDATE matricula SET estado = 'EN FORMACION'")
    await countProgress(connection)
  } finally {
    await connection.end()
  }
}
