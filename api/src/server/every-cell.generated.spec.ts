import { isMysql } from '../../testing/engine.js'
import { type Importer, openImporter } from '../../testing/tables/importer.js'
import { survey } from '../../testing/tables/survey.js'

/** Number of random tables. Run more or others with TABLES=50000 TABLES_SEED=7. TABLES_SUMMARY=1 prints the coverage. */
const TABLES = Number(process.env.TABLES ?? (isMysql ? 20 : 50))
const SEED = Number(process.env.TABLES_SEED ?? 20_261_124)
const MOST = Number(process.env.TABLES_FAILURES ?? 3)

jest.setTimeout(7_200_000)

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
})
afterAll(() => importer.close())

it(`an import stores or reports every cell of ${TABLES} random tables`, async () => {
  const { coverage, failures } = await survey(importer, { seed: SEED, tables: TABLES, most: MOST })
  if (process.env.TABLES_SUMMARY) console.log(coverage.summary)
  if (failures.length > 0) throw new Error(`${failures.length} kinds of failure\n\n${failures.join('\n\n')}`)
  // A run of this length covers each kind, format and change.
  if (TABLES >= 2000) expect(coverage.missing).toEqual([])
})
