// Budgets: the file of a board with everybody of the largest region takes less than 30 s and 100 MB, and other requests
// meanwhile, at 60 a second, have a p99 of at most 1.3 times theirs at rest.
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { countProgress } from './support/data-set.mjs'
import { timesDuring } from './support/open-loop.mjs'
import { ownMb, peakDuring, residentMb } from './support/resident.mjs'
import { percentile } from './support/stats.mjs'

const OTHERS = '/fichas?page=1&limit=10'
const REST_MS = 15_000
/** Of few requests, the p99 is the worst one. */
const FILES = 3

export async function measureBoardExport(fichero, { people }, databaseUrl) {
  await putEverybodyOnTheBoard(databaseUrl)
  const p99 = async (work) => percentile(await timesDuring(fichero, OTHERS, work), 0.99)
  // The library is loaded some seconds after the start.
  await p99(() => sleep(REST_MS / 3))
  const rest = await p99(() => sleep(REST_MS))
  const before = { own: ownMb(fichero.pid), resident: residentMb(fichero.pid) }
  const files = []
  let during = 0
  let resident = 0
  const takeFiles = async () => {
    during = await p99(async () => {
      for (let file = 0; file < FILES; file++) files.push(await takeFile(fichero))
    })
  }
  const own = await peakDuring(
    fichero.pid,
    async () => {
      resident = await peakDuring(fichero.pid, takeFiles)
    },
    ownMb,
  )
  const seconds = files.map((file) => file.seconds)
  const what = `file of a board of ${people} people`
  return [
    {
      what: `${what}, the slowest of ${FILES} (s)`,
      figure: Math.max(...seconds),
      budget: 'under 30',
      ok: (figure) => figure < 30,
      detail: `${seconds.map((time) => time.toFixed(1)).join(', ')} s, ${(files[0].bytes / 1e6).toFixed(1)} MB each`,
    },
    {
      what: `${what}, added memory of server and writer (MB)`,
      figure: own - before.own,
      budget: 'under 100',
      ok: (figure) => figure < 100,
      detail: `${before.own.toFixed(0)} MB before the first, ${own.toFixed(0)} MB at most; with Node's program counted in each process ${(resident - before.resident).toFixed(0)} MB more`,
    },
    {
      what: `other requests during the ${what}, p99 against rest`,
      figure: during / rest,
      budget: 'at most 1.3',
      ok: (figure) => figure <= 1.3,
      detail: `p99 ${rest.toFixed(1)} ms at rest, ${during.toFixed(1)} ms meanwhile`,
    },
  ]
}

async function takeFile({ url, session }) {
  const began = performance.now()
  const answer = await fetch(`${url}/api/fichas/tyt/exportacion`, { headers: { 'x-token': session.token } })
  if (!answer.ok) throw new Error(`The file was refused with ${answer.status}: ${await answer.text()}`)
  const bytes = (await answer.arrayBuffer()).byteLength
  return { bytes, seconds: (performance.now() - began) / 1000 }
}

/** Every enrolment in training, in a running ficha of a tecnólogo. */
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
