import { writeDecisions } from '@fichero/contract/absent-decisions'
import type { AbsentPeople } from '@fichero/contract/absent-people.schema'
import { isInTraining, OUT_OF_REPORT } from '@fichero/contract/enums'
import { tytPercentage } from '@fichero/contract/tyt'
import { buildFicha } from '../../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { type Imports, openImports } from '../../../../testing/open-imports.js'
import { type ReportPair, reportPair } from '../../../../testing/report-pairs.js'
import { Random } from '../../../operations/demo/random.js'

// Imports random pairs of reports into a ficha. For any decision about absent people, every figure must follow from the last
// report. `REPORT_PAIRS=5000` tests 5000 pairs, with the seeds 1 to 5000.

const PAIRS = Number(process.env.REPORT_PAIRS ?? 30)
const PAIRS_PER_TEST = 20
const seedsOf = (test: number) =>
  Array.from({ length: PAIRS_PER_TEST }, (_, index) => test * PAIRS_PER_TEST + index + 1).filter(
    (seed) => seed <= PAIRS,
  )

let database: ConnectedDatabase
let imports: Imports
beforeAll(async () => {
  database = await connectedDatabase()
  imports = await openImports(database)
})
afterAll(() => database.drop())

/** The expected state of one person. */
interface Expected {
  estado: string
  /** Codes of approved outcomes. */
  approved: Set<string>
}
type Model = Map<string, Expected>

/** Computes the expected state of all people from the reports and the decisions, independently of the tested code. */
function modelOf({ first, second }: ReportPair, absent: AbsentPeople | null): { before: Model; after: Model } {
  const before = read(new Map(), first)
  if (absent?.incompleto) return { before, after: before }
  const after = new Map(before)
  for (const { nro_documento, decision, documento_nuevo } of absent?.personas ?? []) {
    const person = after.get(nro_documento)!
    after.delete(nro_documento)
    if (decision === 'misma') after.set(documento_nuevo!, person)
    else after.set(nro_documento, { ...person, estado: OUT_OF_REPORT })
  }
  return { before, after: read(after, second) }
}

function read(model: Model, report: ReportPair['first']): Model {
  const people = new Map(model)
  for (const { nro_documento, estado } of report.people)
    people.set(nro_documento, { estado, approved: new Set(model.get(nro_documento)?.approved) })
  for (const { nro_documento, resultado, estado } of report.kind === 'juicios' ? report.judgments : []) {
    if (estado === 'APROBADO') people.get(nro_documento)!.approved.add(resultado)
    else people.get(nro_documento)!.approved.delete(resultado)
  }
  return people
}

/** Returns the number of outcomes of the program. */
const outcomes = () => imports.design.length

/** Computes the figures of a ficha from the model. */
function figuresOf(model: Model) {
  const training = [...model.values()].filter(({ estado }) => isInTraining(estado))
  const approved = training.reduce((sum, one) => sum + one.approved.size, 0)
  return { en_formacion: training.length, avance: tytPercentage(approved, training.length * outcomes()) }
}

/** Converts the model to the shape that `stored` returns. */
function tableOf(model: Model) {
  const training = [...model.values()].filter(({ estado }) => isInTraining(estado))
  const counts = new Map<number, number>()
  for (const { approved } of training) counts.set(approved.size, (counts.get(approved.size) ?? 0) + 1)
  return {
    people: Array.from(model, ([nro_documento, { estado, approved }]) => ({
      nro_documento,
      estado,
      resultados_aprobados: approved.size,
    })).toSorted((a, b) => (a.nro_documento < b.nro_documento ? -1 : 1)),
    ficha: [
      {
        total_aprendices_en_formacion: training.length,
        aprobados_en_formacion: training.reduce((sum, one) => sum + one.approved.size, 0),
      },
    ],
    progress: Array.from(counts, ([resultados_aprobados, personas]) => ({ resultados_aprobados, personas })).toSorted(
      (a, b) => a.resultados_aprobados - b.resultados_aprobados,
    ),
  }
}

/** Returns the stored people and figures of a ficha. */
const stored = async (nroFicha: number) => ({
  people: await imports.rows(
    'SELECT nro_documento, estado, resultados_aprobados FROM matricula WHERE nro_ficha = ? ORDER BY nro_documento',
    [nroFicha],
  ),
  ficha: await imports.rows(
    'SELECT total_aprendices_en_formacion, aprobados_en_formacion FROM ficha WHERE nro_ficha = ?',
    [nroFicha],
  ),
  progress: await imports.rows(
    'SELECT resultados_aprobados, personas FROM ficha_avance WHERE nro_ficha = ? ORDER BY resultados_aprobados',
    [nroFicha],
  ),
})

/** Returns all rows about the people of these fichas, to compare them before an import and after its undo. */
async function dumpOf(fichas: number[]) {
  const placeholders = fichas.map(() => '?')
  const enrolled = `SELECT nro_documento FROM matricula WHERE nro_ficha IN (${placeholders})`
  const ids = `SELECT id FROM matricula WHERE nro_ficha IN (${placeholders})`
  const dump: Record<string, string[]> = {}
  for (const [table, condition] of [
    ['ficha', `nro_ficha IN (${placeholders})`],
    ['ficha_avance', `nro_ficha IN (${placeholders})`],
    ['matricula', `nro_ficha IN (${placeholders})`],
    ['aprendiz', `nro_documento IN (${enrolled})`],
    ['aprendiz_palabra', `nro_documento IN (${enrolled})`],
    ['documento_anterior', `nro_documento IN (${enrolled})`],
    ['juicio', `id_matricula IN (${ids})`],
    ['juicio_pendiente', `id_matricula IN (${ids})`],
  ] as const) {
    const rows = await imports.rows(`SELECT * FROM ${table} WHERE ${condition}`, fichas)
    dump[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return dump
}

/** Returns random decisions about the absent people. */
function decide(random: Random, proposal: AbsentPeople): AbsentPeople {
  const chosen = random.of(['proposal', 'out', 'same', 'incomplete'] as const)
  if (chosen === 'proposal') return proposal
  if (chosen === 'incomplete') return { ...proposal, incompleto: true }
  const taken = new Set<string>()
  const personas = proposal.personas.map((person) => {
    const { nro_documento: new_number } =
      person.candidatos.find((one) => one.mismo_nombre && !taken.has(one.nro_documento)) ?? {}
    if (chosen === 'out' || new_number === undefined)
      return { ...person, decision: 'fuera' as const, documento_nuevo: null }
    taken.add(new_number)
    return { ...person, decision: 'misma' as const, documento_nuevo: new_number }
  })
  return { ...proposal, incompleto: false, personas }
}

/** Imports a random pair of reports and compares all figures with the model. */
async function tryPair(seed: number): Promise<void> {
  const { program, admin, history } = imports
  const { nro_ficha } = await buildFicha(imports.dataSource, { id_programa_formacion: program.id, id_jefe: admin.id })
  const other = await buildFicha(imports.dataSource, { id_programa_formacion: program.id, id_jefe: admin.id })
  const pair = reportPair(seed, imports.design, nro_ficha)
  const random = new Random(-seed)
  const all = [nro_ficha, other.nro_ficha]
  const load = (report: ReportPair['first'], options = {}) => imports.load(report, { nro_ficha, ...options })
  await load(pair.first)
  // In half of the pairs, a person is in another ficha too.
  const [person] = pair.first.people
  if (person && random.next() < 0.5)
    await imports.load(
      {
        ...pair.first,
        nro_ficha: null,
        people: [person],
        ...(pair.first.kind === 'juicios' && {
          judgments: pair.first.judgments.filter((row) => row.nro_documento === person.nro_documento),
        }),
      },
      { nro_ficha: other.nro_ficha },
    )
  const before = await dumpOf(all)
  const listed = new Set(pair.second.people.map(({ nro_documento }) => nro_documento))
  const absent = pair.first.people.filter(({ nro_documento }) => !listed.has(nro_documento))

  const proposed = await load(pair.second, { simular: true })
  expect(new Set(proposed.ausentes?.personas.map(({ nro_documento }) => nro_documento))).toEqual(
    new Set(absent.map(({ nro_documento }) => nro_documento)),
  )
  const decision = proposed.ausentes ? decide(random, proposed.ausentes) : null
  const model = modelOf(pair, decision)
  expect(proposed.figuras).toEqual({
    antes: figuresOf(model.before),
    despues: figuresOf(modelOf(pair, proposed.ausentes ?? null).after),
  })
  const ausentes = decision ? { ausentes: writeDecisions(decision) } : {}
  const simulated = await load(pair.second, { simular: true, ...ausentes })
  expect(simulated.figuras?.despues).toEqual(figuresOf(model.after))
  if (decision) await expect(load(pair.second)).rejects.toMatchObject({ code: 'people_absent' })
  if (decision?.incompleto) {
    await expect(load(pair.second, ausentes)).rejects.toMatchObject({ code: 'report_incomplete' })
    expect(await dumpOf(all)).toEqual(before)
    return
  }

  const applied = await load(pair.second, ausentes)
  const after = await dumpOf(all)
  expect(await stored(nro_ficha)).toEqual(tableOf(model.after))
  // Importing the same report again changes nothing and needs no decision.
  expect(await load(pair.second)).toMatchObject({ id: null, registros: { nuevos: 0, cambiados: 0 } })
  if (applied.id === null) return
  await history.undo(admin, nro_ficha, applied.id)
  expect(await dumpOf(all)).toEqual(before)
  const again = await load(pair.second, ausentes)
  expect(await stored(nro_ficha)).toEqual(tableOf(model.after))
  expect(withoutIds(await dumpOf(all))).toEqual(withoutIds(after))
  await history.undo(admin, nro_ficha, again.id ?? 0)
  expect(await dumpOf(all)).toEqual(before)
}

/** Removes the ids, because a repeated import creates rows with new ids. */
const withoutIds = (dump: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(dump).map(([table, rows]) => [
      table,
      rows.map((row) => row.replaceAll(/"(id|id_matricula|id_importacion)":\d+/g, '"$1":0')).sort(),
    ]),
  )

it.each(Array.from({ length: Math.ceil(PAIRS / PAIRS_PER_TEST) }, (_, test) => seedsOf(test)))(
  'every figure follows from the last report after dry run, import, undo and repeated import (seeds from %i)',
  async (...seeds) => {
    for (const seed of seeds)
      await tryPair(seed).catch((error: Error) => {
        error.message = `Seed ${seed}: ${error.message}`
        throw error
      })
  },
)
