// Budgets while files come without a pause that no program writes: none ends the server, is answered by an error of ours
// or takes ten seconds, and other requests have a p99 of at most twice theirs at rest. MUTATIONS and MUTATIONS_SEED say
// how many and which.
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
const OTHERS = '/fichas?page=1&limit=10'
const REST_MS = 30_000
const MOST_MS = 10_000

export async function benchMutatedFiles() {
  const fichero = await startFichero()
  try {
    const programId = await createProgram(fichero)
    const people = judgmentsReport({ ficha: FICHA, approved: 0 })
    await fichero.upload('POST', '/fichas/create', people, newFicha(FICHA, programId, fichero.head))
    const p99 = async (work) => percentile(await timesDuring(fichero, OTHERS, work), 0.99)
    await p99(() => sleep(REST_MS / 3))
    const rest = await p99(() => sleep(REST_MS))
    let answers = []
    const during = await p99(async () => {
      answers = await sendAll(fichero)
    })
    const slowest = answers.reduce((most, answer) => (answer.took > most.took ? answer : most))
    const broken = answers.filter(({ status }) => status >= 500)
    const seeds = `seeds ${SEED} to ${SEED + MUTATIONS - 1}`
    return [
      {
        what: `${MUTATIONS} files that no program writes, answers of 5xx and ends of the server`,
        figure: broken.length,
        budget: 'none',
        ok: (figure) => figure === 0,
        detail: `${seeds}${broken.map(({ seed, status }) => `, ${status} for ${seed}`).join('')}`,
      },
      {
        what: `${MUTATIONS} files that no program writes, slowest answer (s)`,
        figure: slowest.took / 1000,
        budget: 'at most 10',
        ok: (figure) => figure <= MOST_MS / 1000,
        detail: `seed ${slowest.seed}: ${slowest.code}`,
      },
      {
        what: `other requests during ${MUTATIONS} files that no program writes, SQLite, p99 against rest`,
        figure: during / rest,
        budget: 'at most 2',
        ok: (figure) => figure <= 2,
        detail: `p99 ${rest.toFixed(1)} ms at rest, ${during.toFixed(1)} ms meanwhile`,
      },
    ]
  } finally {
    await fichero.stop()
  }
}

/** Sends the files one after another, from a thread of its own so that other requests are sent on time. */
function sendAll({ url, session }) {
  const worker = new Worker(new URL('./support/send-mutated-files.mjs', import.meta.url), {
    workerData: { url, token: session.token, ficha: FICHA, seed: SEED, count: MUTATIONS },
  })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}
