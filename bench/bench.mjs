// `npm run bench`: measures all performance budgets in one run on this machine, on MySQL. Prints the results, writes them to
// bench/results.md, and fails if a budget is missed. `npm run bench -- sign-in region` measures only these, and writes nothing.
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus, release, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { benchBatch } from './batch.mjs'
import { benchDashboard } from './dashboard.mjs'
import { benchFichaPage } from './ficha-page.mjs'
import { benchFirstRows } from './first-rows.mjs'
import { benchFirstVisit } from './first-visit.mjs'
import { benchFullLoad } from './full-load.mjs'
import { benchImport, newFicha } from './import-report.mjs'
import { benchInteractions } from './interactions.mjs'
import { benchLanding } from './landing.mjs'
import { benchListPage } from './list-page.mjs'
import { benchLoad } from './load.mjs'
import { benchManyRows } from './many-rows.mjs'
import { benchMutatedFiles } from './mutated-files.mjs'
import { benchOneApplication } from './one-application.mjs'
import { benchRegion } from './region.mjs'
import { benchRemoteSizes } from './remote-size.mjs'
import { benchSecondScreens } from './second-screens.mjs'
import { benchSignIn } from './sign-in.mjs'
import { freshDatabase } from './support/database.mjs'
import { startFichero } from './support/fichero.mjs'
import { createProgram } from './support/program.mjs'
import { judgmentsReport } from './support/report.mjs'

const FIRST_FICHA = 2_880_000
const LISTED_FICHAS = 60

execFileSync(process.execPath, [resolve(import.meta.dirname, '../scripts/build.mjs')], { stdio: 'inherit' })
const database = await freshDatabase()
const fichero = await startFichero(database.url)
/** A row of the table for each measurement: what was measured, the figure, the budget, whether it is met (`ok`), and details. */
const results = []
const chosen = process.argv.slice(2)

/**
 * Measures if the benchmark is chosen, and adds its rows.
 * @param {string} name
 * @param {() => Promise<any>} measure returns one row or several
 */
async function bench(name, measure) {
  if (chosen.length === 0 || chosen.includes(name)) results.push(...[await measure()].flat())
}

async function measureLists(programId) {
  for (let number = 0; number < LISTED_FICHAS; number++) {
    const ficha = FIRST_FICHA + 1000 + number
    const report = judgmentsReport({ ficha, approved: number })
    await fichero.upload('POST', '/fichas/create', report, newFicha(ficha, programId, fichero.head))
  }
  await bench('list-page', () => benchListPage({ fichero, database, programId }))
  await bench('first-visit', () => benchFirstVisit({ fichero }))
  await bench('ficha-page', async () => [
    ...(await benchFichaPage({ fichero, programId, firstFicha: FIRST_FICHA + 2000 })),
    await benchSecondScreens({ fichero, ficha: FIRST_FICHA + 2000 }),
  ])
  await bench('interactions', () => benchInteractions({ fichero, programId, firstFicha: FIRST_FICHA + 2100 }))
  await bench('first-rows', () => benchFirstRows({ fichero, programId, firstFicha: FIRST_FICHA + 3000 }))
}

try {
  const programId = await createProgram(fichero)
  await bench('import-report', () => benchImport({ fichero, programId, firstFicha: FIRST_FICHA }))
  await measureLists(programId)
  await bench('landing', () => benchLanding({ fichero }))
  await bench('sign-in', () => benchSignIn({ fichero }))
  await bench('remote-size', benchRemoteSizes)
} finally {
  await fichero.stop()
  await database.drop()
}
await bench('one-application', benchOneApplication)
await bench('many-rows', benchManyRows)
await bench('dashboard', benchDashboard)
await bench('region', benchRegion)
await bench('load', benchLoad)
await bench('full-load', benchFullLoad)
await bench('batch', benchBatch)
await bench('mutated-files', benchMutatedFiles)

if (results.length === 0) throw new Error(`No benchmark is called ${chosen}; bench.mjs has the names.`)

const machine = `${cpus().length} × ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.version}, MySQL ${database.version}`
const table = [
  '| what | measured | budget | |',
  '|---|---|---|---|',
  ...results.map(
    ({ what, figure, budget, ok }) =>
      `| ${what} | **${figure.toFixed(2)}** | ${budget} | ${ok(figure) ? 'kept' : 'missed'} |`,
  ),
]
const details = results.map(({ what, detail }) => `- ${what}: ${detail}`)
const page = [
  '# Benchmarks',
  '',
  '`npm run bench` writes this page. Ratios compare both sides in one run; absolute times are this machine’s.',
  '',
  `Machine: ${machine}`,
  '',
  ...table,
  '',
  ...details,
  '',
]
if (chosen.length === 0) await writeFile(resolve(import.meta.dirname, 'results.md'), page.join('\n'))
console.log(page.join('\n'))
// A budget that is missed fails the run.
if (!results.every(({ figure, ok }) => ok(figure))) process.exitCode = 1
