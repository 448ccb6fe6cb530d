// Budgets while corrupt files are uploaded without a pause (fuzzing): no file ends the server, gets a 5xx answer or takes ten
// seconds, and the p99 of other requests is at most twice their p99 at rest. MUTATIONS and MUTATIONS_SEED set the number of
// files and the first seed.
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { newFicha } from './import-report.mjs'
import { startFichero } from './support/fichero.mjs'
import { timesDuring } from './support/open-loop.mjs'
import { createProgram } from './support/program.mjs'
import { judgmentsReport } from './support/report.mjs'
import { percentile } from './support/stats.mjs'

const MUTATIONS = Number(process.env.MUTATIONS ?? 2000)
const SEED = Number(process.env.MUTATIONS_SEED ?? 1)
const FICHA = 2_888_001
/** The path of the other requests. */
const OTHERS = '/fichas?page=1&limit=10'
/** How long the other requests are measured at rest, in ms. */
const REST_MS = 30_000
/** Budget of an answer in ms. */
const MAX_MS = 10_000

export async function benchMutatedFiles() {
  const fichero = await startFichero()
  try {
    const programId = await createProgram(fichero)
    const people = judgmentsReport({ ficha: FICHA, approved: 0 })
    await fichero.upload('POST', '/fichas/create', people, newFicha(FICHA, programId, fichero.head))
    const p99 = async (work) => percentile(await timesDuring(fichero, OTHERS, work), 0.99)
    await p99(() => sleep(REST_MS / 3))
    const atRest = await p99(() => sleep(REST_MS))
    let answers = []
    const during = await p99(async () => {
      answers = await sendAll(fichero)
    })
    const slowest = answers.reduce((most, answer) => (answer.took > most.took ? answer : most))
    const broken = answers.filter(({ status }) => status >= 500)
    const seeds = `seeds ${SEED} to ${SEED + MUTATIONS - 1}`
    return [
      {
        what: `${MUTATIONS} corrupt files, 5xx answers and crashes`,
        figure: broken.length,
        budget: 'none',
        ok: (figure) => figure === 0,
        detail: `${seeds}${broken.map(({ seed, status }) => `, ${status} for ${seed}`).join('')}`,
      },
      {
        what: `${MUTATIONS} corrupt files, slowest answer (s)`,
        figure: slowest.took / 1000,
        budget: 'at most 10',
        ok: (figure) => figure <= MAX_MS / 1000,
        detail: `seed ${slowest.seed}: ${slowest.code}`,
      },
      {
        what: `other requests during ${MUTATIONS} corrupt files, SQLite, p99 against rest`,
        figure: during / atRest,
        budget: 'at most 2',
        ok: (figure) => figure <= 2,
        detail: `p99 ${atRest.toFixed(1)} ms at rest, ${during.toFixed(1)} ms meanwhile`,
      },
    ]
  } finally {
    await fichero.stop()
  }
}

/** Sends the files one after another, from a separate thread, so that other requests are sent on time. */
function sendAll({ url, session }) {
  const worker = new Worker(new URL('./support/send-mutated-files.mjs', import.meta.url), {
    workerData: { url, token: session.token, ficha: FICHA, seed: SEED, count: MUTATIONS },
  })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}
