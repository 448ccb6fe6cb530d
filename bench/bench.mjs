// `npm run bench`: measures all budgets that are ratios or sizes, in one run on this machine, on MySQL. Prints them,
// writes them to bench/results.md and fails where one is missed.
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus, release, totalmem } from 'node:os'
import { resolve } from 'node:path'
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
const results = []
try {
  const programId = await createProgram(fichero)
  results.push(await benchImport({ fichero, programId, firstFicha: FIRST_FICHA }))
  for (let number = 0; number < LISTED_FICHAS; number++) {
    const ficha = FIRST_FICHA + 1000 + number
    const report = judgmentsReport({ ficha, approved: number })
    await fichero.upload('POST', '/fichas/create', report, newFicha(ficha, programId, fichero.head))
  }
  results.unshift(await benchListPage({ fichero, database, programId }))
  results.push(
    ...(await benchFirstVisit({ fichero })),
    ...(await benchFichaPage({ fichero, programId, firstFicha: FIRST_FICHA + 2000 })),
    ...(await benchInteractions({ fichero, programId, firstFicha: FIRST_FICHA + 2100 })),
    await benchSecondScreens({ fichero, ficha: FIRST_FICHA + 2000 }),
    ...(await benchFirstRows({ fichero, programId, firstFicha: FIRST_FICHA + 3000 })),
    ...(await benchLanding({ fichero })),
    ...(await benchSignIn({ fichero })),
    ...(await benchRemoteSizes()),
  )
} finally {
  await fichero.stop()
  await database.drop()
}
results.push(
  ...(await benchOneApplication()),
  ...(await benchManyRows()),
  await benchDashboard(),
  ...(await benchRegion()),
  ...(await benchLoad()),
  ...(await benchFullLoad()),
  ...(await benchMutatedFiles()),
)

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
await writeFile(resolve(import.meta.dirname, 'results.md'), page.join('\n'))
console.log(page.join('\n'))
// A budget that is missed fails the run.
if (!results.every(({ figure, ok }) => ok(figure))) process.exitCode = 1
