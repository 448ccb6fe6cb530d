// Budgets while reports are imported, on both databases: other requests at 60 a second have a p99 of at most twice theirs
// at rest during reports of 2,100 rows and three times around one of 19,500; the process stays under 400 MB with ten
// uploads at once and is under 250 MB a minute later.
import { setTimeout as sleep } from 'node:timers/promises'
import { newFicha } from './import-report.mjs'
import { onBothEngines } from './support/both-engines.mjs'
import { startFichero } from './support/fichero.mjs'
import { timesDuring } from './support/open-loop.mjs'
import { createProgram } from './support/program.mjs'
import { readBeside } from './support/read-alone.mjs'
import { judgmentsReport, OUTCOMES, ROWS } from './support/report.mjs'
import { peakDuring, residentMb } from './support/resident.mjs'
import { percentile } from './support/stats.mjs'

const OTHERS = '/fichas?page=1&limit=10'
const REST_MS = 15_000
/** They take as long as the rest before: of few requests, the p99 is the worst one. */
const REPORTS = 60
const LARGE_REPORTS = 10
const LARGE_PEOPLE = 260
const AT_ONCE = 10
const MINUTE_MS = 60_000

export const benchLoad = async () => (await onBothEngines(measured)).flat()

async function measured(engine, databaseUrl) {
  const fichero = await startFichero(databaseUrl)
  try {
    const programId = await createProgram(fichero)
    const prepare = async (count, first, size) => {
      const files = []
      for (let ficha = first; ficha < first + count; ficha++) {
        const people = judgmentsReport({ ficha, approved: 0 })
        await fichero.upload('POST', '/fichas/create', people, newFicha(ficha, programId, fichero.head))
        files.push({ ficha, bytes: judgmentsReport({ ficha, approved: 45, people: size }) })
      }
      return files
    }
    const load = ({ ficha, bytes }) => fichero.upload('PUT', `/fichas/${ficha}/evaluaciones`, bytes)
    const oneByOne = (files) => async () => {
      for (const file of files) await load(file)
    }
    const small = await prepare(REPORTS, 2_881_000)
    const large = await prepare(LARGE_REPORTS, 2_882_000, LARGE_PEOPLE)
    const together = await prepare(AT_ONCE, 2_883_000, LARGE_PEOPLE)

    const p99 = async (work) => percentile(await timesDuring(fichero, OTHERS, work), 0.99)
    await p99(() => sleep(REST_MS / 3))
    const rest = await p99(() => sleep(REST_MS))
    // What the machine itself costs the others: the same files are read by the library alone, outside of the server.
    const bytesOf = (files) => files.map(({ bytes }) => bytes)
    const besideSmall = await p99(() => readBeside(bytesOf(small)))
    const besideLarge = await p99(() => readBeside(bytesOf(large)))
    const duringSmall = await p99(oneByOne(small))
    const duringLarge = await p99(oneByOne(large))
    const peak = await peakDuring(fichero.pid, () => Promise.all(together.map(load)))
    await sleep(MINUTE_MS)
    const later = residentMb(fichero.pid)

    const times = (during, beside) =>
      `p99 ${rest.toFixed(1)} ms at rest, ${during.toFixed(1)} ms meanwhile, ${beside.toFixed(1)} ms while the same files are read by the library alone in another process`
    return [
      ratio(
        `other requests during reports of ${ROWS} rows, ${engine}`,
        duringSmall / rest,
        2,
        times(duringSmall, besideSmall),
      ),
      ratio(
        `other requests around a report of ${LARGE_PEOPLE * OUTCOMES} rows, ${engine}`,
        duringLarge / rest,
        3,
        times(duringLarge, besideLarge),
      ),
      memory(`${AT_ONCE} uploads of ${LARGE_PEOPLE * OUTCOMES} rows at once, ${engine} (MB resident)`, peak, 400),
      memory(`a minute later, ${engine} (MB resident)`, later, 250),
    ]
  } finally {
    await fichero.stop()
  }
}

const ratio = (what, figure, most, detail) => ({
  what: `${what}, p99 against rest`,
  figure,
  budget: `at most ${most}`,
  ok: (measure) => measure <= most,
  detail,
})

const memory = (what, figure, below) => ({
  what,
  figure,
  budget: `under ${below}`,
  ok: (measure) => measure < below,
  detail: `${figure.toFixed(0)} MB`,
})
