// Budgets of a batch of 350 reports of 2,100 rows, on both databases, against the same reports one by one: from the first file
// until all are applied at most 1.25 times their time, and the p99 of other requests, at 60 per second, at most 1.5 times theirs.
// Sending and planning takes at most 2.2 times the time that two parsers need for the same files. A server that is killed while
// it applies a batch continues after the next start, and stores each judgment once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { utils, write } from '@e965/xlsx'
import { callApi } from '@fichero/e2e/session'
import { newFicha } from './import-report.mjs'
import { onBothEngines } from './support/both-engines.mjs'
import { startFichero } from './support/fichero.mjs'
import { peakDuring, residentMb } from './support/memory.mjs'
import { timesDuring } from './support/open-loop.mjs'
import { parseInWorker } from './support/parse-only.mjs'
import { judgmentsReport, PEOPLE, ROWS } from './support/report.mjs'
import { signInSecondUser } from './support/second-user.mjs'
import { percentile, timed } from './support/stats.mjs'

const REPORTS = 350
/** Number of reports of the batch during which the server is killed. */
const KILLED = 60
/** Number of reports that are imported one by one, for comparison, and that the parsers read. */
const COMPARED = 40
const FIRST_FICHA = 2_890_000
/** Number of programs of the fichas. */
const PROGRAMS = 7
const APPROVED = 45
/** Concurrent uploads of the browser. */
const LANES = 2
const REST_MS = 15_000
/** How often the benchmark asks for the state of a batch, in ms. */
const POLL_MS = 200
/** Pause after which the import of a report has begun, in ms. */
const IN_THE_MIDDLE_MS = 30
/** Budgets: time against the parsers and against reports one by one, the ratio of other requests, and more memory in MB. */
const MAX_OF_PARSERS = 2.2
const MAX_OF_SINGLE = 1.25
const MAX_RATIO = 1.5
const MAX_MORE_MB = 150

export async function benchBatch() {
  const files = Array.from({ length: REPORTS }, (_, index) =>
    judgmentsReport({ ficha: FIRST_FICHA + index, approved: APPROVED, program: programOf(index) }),
  )
  return (await onBothEngines((engine, databaseUrl) => measureOn(engine, databaseUrl, files))).flat()
}

/** Measures on one database, and returns the rows of the results. */
async function measureOn(engine, databaseUrl, files) {
  const data = await mkdtemp(join(tmpdir(), 'fichero-batch-'))
  const start = () => startFichero(databaseUrl, { DATA_DIR: data })
  let fichero = await start()
  try {
    await addFichas(fichero)
    const { rows, total } = await measureBatch(engine, fichero, files)
    const continued = await killWhileApplying(fichero, files.slice(0, KILLED), async () => {
      fichero = await start()
      return fichero
    })
    return [...rows, killedRow(engine, continued, total)]
  } finally {
    await fichero.stop()
    await rm(data, { recursive: true, force: true })
  }
}

const programOf = (index) => ({
  code: String(990_001 + (index % PROGRAMS)),
  name: `Programa de medición ${(index % PROGRAMS) + 1}`,
})

/** Creates the programs, and the fichas with their people but without judgments. */
async function addFichas(fichero) {
  const ids = []
  for (let index = 0; index < PROGRAMS; index++) {
    const design = judgmentsReport({ ficha: FIRST_FICHA, approved: 0, program: programOf(index) })
    const program = { nombrePrograma: programOf(index).name, totalHoras: 3984, nivel: 'tecnologo' }
    ids.push((await fichero.upload('POST', '/programs/create', design, program)).program.id)
  }
  for (let index = 0; index < REPORTS; index++) {
    const ficha = FIRST_FICHA + index
    await fichero.upload(
      'POST',
      '/fichas/create',
      peopleOf(ficha),
      newFicha(ficha, ids[index % PROGRAMS], fichero.head),
    )
  }
}

/** Returns a list of the people of a ficha's report. */
function peopleOf(ficha) {
  const people = Array.from({ length: PEOPLE }, (_, person) => [
    String(ficha * 1000 + person),
    'PERSONA',
    `INVENTADA ${person}`,
  ])
  const sheet = utils.aoa_to_sheet([['Documento', 'Nombre', 'Apellidos'], ...people])
  return write({ SheetNames: ['Hoja'], Sheets: { Hoja: sheet } }, { type: 'buffer', bookType: 'biff8' })
}

/** Sends, plans, applies and undoes a batch. Returns the rows of the results, and how many judgments a report has. */
async function measureBatch(engine, fichero, files) {
  const others = { ...fichero, session: await signInSecondUser(fichero) }
  const paths = ['/fichas?page=1&limit=10', `/fichas/${FIRST_FICHA}`]
  const during = async (work) => {
    let ms = 0
    const times = await timesDuring(others, paths, async () => {
      ms = await timed(work)
    })
    return { ms, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  }
  const compared = files.slice(-COMPARED)
  const halves = [compared.slice(0, COMPARED / 2), compared.slice(COMPARED / 2)]
  const parsersMs = await timed(() => Promise.all(halves.map(parseInWorker)))
  await during(() => sleep(REST_MS / 3))
  const before = residentMb(fichero.pid)
  const rest = await during(() => sleep(REST_MS))
  const phases = {}
  let total
  const peak = await peakDuring(fichero.pid, async () => {
    const lote = await createBatch(fichero, files.length)
    phases.planning = await during(() => send(fichero, lote, files))
    phases.applying = await during(() => apply(fichero, lote))
    total = await approvedOf(fichero)
    phases.undoing = await during(() => undo(fichero, lote))
    await callApi(fichero, `/fichas/lotes/${lote}`, { method: 'DELETE', session: fichero.session })
  })
  if (total !== APPROVED * PEOPLE) throw new Error(`A ficha has ${total} judgments.`)
  if ((await approvedOf(fichero)) !== 0) throw new Error('Judgments are left after the undo.')
  const oneByOne = await during(() => importOneByOne(fichero, compared))
  const rateOf = (ms, count = files.length) => Math.round((count * ROWS * 1000) / ms)
  const ratio = (ms, comparedMs) => ms / files.length / (comparedMs / compared.length)
  const { planning, applying, undoing } = phases
  const wholeMs = planning.ms + applying.ms
  return {
    total,
    rows: [
      {
        what: `batch of ${files.length} reports, sent and planned, ${engine}, against two parsers alone`,
        figure: ratio(planning.ms, parsersMs),
        budget: `at most ${MAX_OF_PARSERS}`,
        ok: (figure) => figure <= MAX_OF_PARSERS,
        detail: `${rateOf(planning.ms)} rows/s, parsers ${rateOf(parsersMs, compared.length)} rows/s`,
      },
      {
        what: `batch of ${files.length} reports, until all are applied, ${engine}, against reports one by one`,
        figure: ratio(wholeMs, oneByOne.ms),
        budget: `at most ${MAX_OF_SINGLE}`,
        ok: (figure) => figure <= MAX_OF_SINGLE,
        detail: `${rateOf(wholeMs)} rows/s, one by one ${rateOf(oneByOne.ms, compared.length)} rows/s; applying ${rateOf(applying.ms)} rows/s, undoing ${rateOf(undoing.ms)} rows/s`,
      },
      ...Object.entries(phases).map(([name, { p50, p99 }]) => ({
        what: `other requests while a batch is in ${name}, ${engine}, p99 against reports one by one`,
        figure: p99 / oneByOne.p99,
        budget: `at most ${MAX_RATIO}`,
        ok: (figure) => figure <= MAX_RATIO,
        detail: `p50/p99 in ms: ${rest.p50.toFixed(1)}/${rest.p99.toFixed(1)} at rest, ${oneByOne.p50.toFixed(1)}/${oneByOne.p99.toFixed(1)} one by one, ${p50.toFixed(1)}/${p99.toFixed(1)} meanwhile`,
      })),
      {
        what: `batch of ${files.length} reports, ${engine} (more MB resident)`,
        figure: peak - before,
        budget: `at most ${MAX_MORE_MB}`,
        ok: (figure) => figure <= MAX_MORE_MB,
        detail: `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
      },
    ],
  }
}

/** Imports the reports of the last fichas without a batch, one after another. */
async function importOneByOne(fichero, files) {
  const first = FIRST_FICHA + REPORTS - files.length
  for (const [index, file] of files.entries())
    await fichero.upload('PUT', `/fichas/${first + index}/evaluaciones`, file)
}

const createBatch = async (fichero, archivos) =>
  (await callApi(fichero, '/fichas/lotes', { method: 'POST', body: { archivos }, session: fichero.session })).lote.id

/** Sends the files as the browser does, and waits until all are planned. */
async function send(fichero, lote, files) {
  const waiting = [...files.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await fichero.upload('POST', `/fichas/lotes/${lote}/archivos?numero=${next[0] + 1}`, next[1])
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await untilDone(fichero, lote)
  await expectStates(fichero, lote, { listo: files.length })
}

async function apply(fichero, lote) {
  const { reportes } = await queue(fichero, lote, 'aplicar')
  await untilDone(fichero, lote)
  await expectStates(fichero, lote, { aplicado: sum(reportes) })
}

async function undo(fichero, lote) {
  const { reportes } = await queue(fichero, lote, 'deshacer')
  await untilDone(fichero, lote)
  await expectStates(fichero, lote, { deshecho: sum(reportes) })
}

const sum = (reportes) => Object.values(reportes).reduce((total, count) => total + count, 0)

/** Queues all reports of a batch for a step. */
const queue = async (fichero, lote, step) =>
  (await callApi(fichero, `/fichas/lotes/${lote}/${step}`, { method: 'POST', body: {}, session: fichero.session })).lote

const readBatch = async (fichero, lote) =>
  (await callApi(fichero, `/fichas/lotes/${lote}?page=1&limit=5`, { session: fichero.session })).lote

/** Waits until no report of a batch is in the queue. */
async function untilDone(fichero, lote) {
  for (;;) {
    const { reportes } = await readBatch(fichero, lote)
    if (!Object.keys(reportes).some((state) => state.startsWith('por_') && state !== 'por_decidir')) return
    await sleep(POLL_MS)
  }
}

async function expectStates(fichero, lote, expected) {
  const { reportes } = await readBatch(fichero, lote)
  if (JSON.stringify(reportes) !== JSON.stringify(expected))
    throw new Error(`The reports are ${JSON.stringify(reportes)} instead of ${JSON.stringify(expected)}.`)
}

/** Returns how many judgments the first ficha has that approve an outcome. */
async function approvedOf(fichero, ficha = FIRST_FICHA) {
  const { aprendices } = await callApi(fichero, `/fichas/${ficha}`, { session: fichero.session })
  return aprendices.reduce((total, { resultados_aprobados }) => total + resultados_aprobados, 0)
}

/** Kills the server when half of a batch is applied, starts it again, and waits until the batch is applied. */
async function killWhileApplying(fichero, files, restart) {
  const lote = await createBatch(fichero, files.length)
  await send(fichero, lote, files)
  await queue(fichero, lote, 'aplicar')
  let applied = 0
  while (applied < files.length / 2) {
    applied = (await readBatch(fichero, lote)).reportes.aplicado ?? 0
  }
  // The queue answers between two reports: the next one is in the middle of its import.
  await sleep(IN_THE_MIDDLE_MS)
  process.kill(fichero.pid, 'SIGKILL')
  const again = await restart()
  const ms = await timed(() => untilDone(again, lote))
  await expectStates(again, lote, { aplicado: files.length })
  let judgments = 0
  for (let index = 0; index < files.length; index++) judgments += await approvedOf(again, FIRST_FICHA + index)
  return { applied, judgments, reports: files.length, ms }
}

/** Returns the row about a batch that was continued after the server was killed. */
const killedRow = (engine, { applied, judgments, reports, ms }, total) => ({
  what: `judgments of a batch whose server was killed, against the judgments of its reports, ${engine}`,
  figure: judgments / (reports * total),
  budget: 'exactly 1',
  ok: (figure) => figure === 1,
  detail: `killed when ${applied} of ${reports} reports were applied; the others were applied ${(ms / 1000).toFixed(0)} s after the next start; ${judgments} judgments`,
})
