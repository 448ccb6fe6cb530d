// Budgets while reports are imported, on both databases: the p99 of other requests, at 60 per second, is at most twice their
// p99 at rest during reports of 2,100 rows, and three times around reports of 19,500 rows. The process stays under 400 MB with
// ten concurrent uploads, and is under 250 MB a minute later.
import { setTimeout as sleep } from 'node:timers/promises'
import { newFicha } from './import-report.mjs'
import { onBothEngines } from './support/both-engines.mjs'
import { startFichero } from './support/fichero.mjs'
import { peakDuring, residentMb } from './support/memory.mjs'
import { timesDuring } from './support/open-loop.mjs'
import { parseInWorker } from './support/parse-only.mjs'
import { createProgram } from './support/program.mjs'
import { judgmentsReport, OUTCOMES, ROWS } from './support/report.mjs'
import { percentile } from './support/stats.mjs'

/** The path of the other requests. */
const OTHERS = '/fichas?page=1&limit=10'
/** How long the other requests are measured at rest, in ms. */
const REST_MS = 15_000
/** Enough reports to take as long as the measurement at rest: the p99 of few requests is only the slowest request. */
const REPORTS = 60
const LARGE_REPORTS = 10
const LARGE_PEOPLE = 260
/** Number of concurrent uploads. */
const AT_ONCE = 10
const MINUTE_MS = 60_000

export const benchLoad = async () => (await onBothEngines(measureOn)).flat()

/** Measures on one database, and returns the rows of the results. */
async function measureOn(engine, databaseUrl) {
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
    const atRest = await p99(() => sleep(REST_MS))
    // Baseline of the machine itself: only the library reads the same files, outside the server.
    const bytesOf = (files) => files.map(({ bytes }) => bytes)
    const besideSmall = await p99(() => parseInWorker(bytesOf(small)))
    const besideLarge = await p99(() => parseInWorker(bytesOf(large)))
    const duringSmall = await p99(oneByOne(small))
    const duringLarge = await p99(oneByOne(large))
    const peak = await peakDuring(fichero.pid, () => Promise.all(together.map(load)))
    await sleep(MINUTE_MS)
    const later = residentMb(fichero.pid)

    const times = (during, beside) =>
      `p99 ${atRest.toFixed(1)} ms at rest, ${during.toFixed(1)} ms meanwhile, ${beside.toFixed(1)} ms while the library alone parses the same files in a separate thread`
    return [
      ratio(
        `other requests during reports of ${ROWS} rows, ${engine}`,
        duringSmall / atRest,
        2,
        times(duringSmall, besideSmall),
      ),
      ratio(
        `other requests around a report of ${LARGE_PEOPLE * OUTCOMES} rows, ${engine}`,
        duringLarge / atRest,
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

/** Returns a row of the results: a p99 divided by the p99 at rest. */
const ratio = (what, figure, maximum, detail) => ({
  what: `${what}, p99 against rest`,
  figure,
  budget: `at most ${maximum}`,
  ok: (measure) => measure <= maximum,
  detail,
})

/** Returns a row of the results: a resident memory in MB. */
const memory = (what, figure, below) => ({
  what,
  figure,
  budget: `under ${below}`,
  ok: (measure) => measure < below,
  detail: `${figure.toFixed(0)} MB`,
})
