import type { SpreadsheetFile } from '../../sheets/sheet.js'
import { untold } from '../untold.js'
import { answerDates } from './answer-dates.js'
import { problemsOf, type Wrong } from './check.js'
import { type Format, fileOf } from './formats.js'
import { type Call, KINDS, type KindName } from './kinds.js'
import type { Answer, Registrar } from './registrar.js'
import { storedBy } from './stored.js'
import { dataRows, type Table } from './table.js'

const COUNTED = ['usuario', 'programa', 'competencia', 'resultado_aprendizaje', 'ficha', 'aprendiz', 'matricula']
const OTHERS = ['juicio', 'juicio_pendiente', 'importacion', 'cambio_matricula', 'enlace']
const COUNTS = `SELECT ${[...COUNTED, ...OTHERS].map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`).join()}`
const EARLIER_FORMAT = 'xlsx'

const wrong = (what: string, at = ''): Wrong[] => [{ what, at }]

interface Tried {
  table: Table
  kind: KindName
  format: Format
  formats: readonly Format[]
}

/** Loads a table, first as a simulation, and returns what is wrong with what the answer and the database then say. */
export async function tryTable(registrar: Registrar, { table, kind, format, formats }: Tried): Promise<Wrong[]> {
  const { call, shape } = KINDS[kind]
  await registrar.empty()
  if (table.earlier) {
    const before = await fileOf(table.earlier, formats.find(({ name }) => name === EARLIER_FORMAT)!)
    const { status, msg } = await registrar.loadEarlier(call, before)
    if (status >= 300) return wrong('the earlier report is refused', `${status} ${msg}`)
  }
  const file = await fileOf(table, format)
  const before = await registrar.ask(COUNTS)
  const plan = await simulate(registrar, call, table, file)
  if (JSON.stringify(await registrar.ask(COUNTS)) !== JSON.stringify(before))
    return wrong('a simulation changes something')
  const query = `?parcial=${(plan.report?.rechazos.length ?? 0) > 0}${plan.answered}`
  const answer = await registrar.load(call, file, query)
  if (answer.status >= 300) {
    const after = await registrar.ask(COUNTS)
    if (JSON.stringify(after) !== JSON.stringify(before)) return wrong('a refusal changes something')
    return refused(table, format, plan, answer)
  }
  const differs = differenceOf(plan, answer)
  if (differs.length > 0) return differs
  const stored = await storedBy(call, registrar)
  const found = problemsOf({
    table,
    shape,
    answer,
    stored,
    before: table.text.names && format.nature === 'text' ? 1 : 0,
  })
  return found.length > 0 ? found : repeated(registrar, call, file, query)
}

async function simulate(registrar: Registrar, call: Call, table: Table, file: SpreadsheetFile) {
  const plan = await registrar.load(call, file, '?simular=true')
  if (plan.code !== 'dates_ambiguous') return { ...plan, answered: '' }
  const answered = `&fechas=${answerDates(table, plan)}`
  return { ...(await registrar.load(call, file, `?simular=true${answered}`)), answered }
}

function refused(table: Table, { isOdd }: Format, plan: Answer, { status, code, msg }: Answer): Wrong[] {
  const told = `${status} ${code}: ${msg}`
  if (status >= 500) return wrong('it fails', told)
  if (msg === '') return wrong('it says nothing', told)
  if (plan.status >= 300 && plan.code !== code)
    return wrong('the simulation said something else', `${plan.code}, ${told}`)
  if (isOdd || table.harmed || dataRows(table).every(({ harmed }) => harmed)) return []
  return wrong(`the file is refused by ${code}, and nothing is wrong with it as a whole`, msg)
}

function differenceOf(plan: Answer, { report }: Answer): Wrong[] {
  if (!plan.report || !report) return wrong('the simulation was refused', plan.msg)
  const [before, after] = [plan.report, report].map((one) => JSON.stringify(untold(one)))
  return before === after ? [] : wrong('the simulation said something else', `${before}\nand the load\n${after}`)
}

async function repeated(registrar: Registrar, call: Call, ...sent: [SpreadsheetFile, string]) {
  const before = await inOrder(call, registrar)
  const answer = await registrar.again(call, ...sent)
  if (!answer) return []
  if (answer.status >= 300) return wrong('once more, it is refused', answer.msg)
  const { nuevos = 0, cambiados = 0 } = answer.report?.registros ?? {}
  const people = answer.report?.aprendices
  if (nuevos + cambiados + (people?.nuevos ?? 0) + (people?.cambiados ?? 0) > 0)
    return wrong('once more, it changes something', JSON.stringify([answer.report?.registros, people]))
  return (await inOrder(call, registrar)) === before ? [] : wrong('once more, something is changed')
}

/** MySQL joins in another order whenever it has counted its rows anew. */
async function inOrder(call: Call, registrar: Registrar): Promise<string> {
  const stored = [...(await storedBy(call, registrar))]
  return JSON.stringify(stored.sort(([one], [other]) => (one < other ? -1 : 1)))
}
