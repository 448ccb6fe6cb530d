import { isMysql } from './testing/engine.js'
import { openRegistrar, type Registrar } from './testing/tables/registrar.js'
import { survey } from './testing/tables/survey.js'

/** More of them, and others: TABLES=50000 TABLES_SEED=7. What they cover: TABLES_TOLD=1. */
const TABLES = Number(process.env.TABLES ?? (isMysql ? 60 : 250))
const SEED = Number(process.env.TABLES_SEED ?? 20_261_124)
const MOST = Number(process.env.TABLES_FAILURES ?? 3)

jest.setTimeout(7_200_000)

let registrar: Registrar
beforeAll(async () => {
  registrar = await openRegistrar()
})
afterAll(() => registrar.close())

it(`stores or names every cell of ${TABLES} tables`, async () => {
  const { coverage, failures } = await survey(registrar, { seed: SEED, tables: TABLES, most: MOST })
  if (process.env.TABLES_TOLD) console.log(coverage.told)
  if (failures.length > 0) throw new Error(`${failures.length} kinds of failure\n\n${failures.join('\n\n')}`)
  // A run of this length meets each kind, format and change.
  if (TABLES >= 2000) expect(coverage.missing).toEqual([])
})
