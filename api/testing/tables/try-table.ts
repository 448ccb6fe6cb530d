import { ambiguousDates } from '@fichero/contract/ambiguous-dates'
import type { SpreadsheetFile } from '../../src/files/spreadsheet-reader/sheet.js'
import { withoutPlanFields } from '../without-plan-fields.js'
import { type Problem, problemsOf } from './check.js'
import { type Format, fileOf } from './formats.js'
import type { Answer, Importer } from './importer.js'
import { type Call, KINDS, type KindName } from './kinds.js'
import { storedBy } from './stored.js'
import { dataRows, type Table } from './table.js'

const COUNTED = ['usuario', 'programa', 'competencia', 'resultado_aprendizaje', 'ficha', 'aprendiz', 'matricula']
const OTHERS = ['juicio', 'juicio_pendiente', 'importacion', 'cambio_matricula', 'enlace']
const COUNTS = `SELECT ${[...COUNTED, ...OTHERS].map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`).join()}`
const EARLIER_FORMAT = 'xlsx'

const problem = (what: string, at = ''): Problem[] => [{ what, at }]

interface Trial {
  table: Table
  kind: KindName
  format: Format
  formats: readonly Format[]
}

/** Imports a table, first as a dry run. Returns the problems in the answers and in the database. */
export async function tryTable(importer: Importer, { table, kind, format, formats }: Trial): Promise<Problem[]> {
  const { call, shape } = KINDS[kind]
  await importer.empty()
  if (table.earlier) {
    const before = await fileOf(table.earlier, formats.find(({ name }) => name === EARLIER_FORMAT)!)
    const { status, msg } = await importer.loadEarlier(call, before)
    if (status >= 300) return problem('the earlier report is rejected', `${status} ${msg}`)
  }
  const file = await fileOf(table, format)
  const before = await importer.ask(COUNTS)
  const plan = await simulate(importer, call, table, file)
  if (JSON.stringify(await importer.ask(COUNTS)) !== JSON.stringify(before))
    return problem('a dry run changes the database')
  const query = `?parcial=${(plan.report?.rechazos.length ?? 0) > 0}${plan.answered}`
  const answer = await importer.load(call, file, query)
  if (answer.status >= 300) {
    const after = await importer.ask(COUNTS)
    if (JSON.stringify(after) !== JSON.stringify(before)) return problem('a rejected file changes the database')
    return problemsOfRejection(table, format, plan, answer)
  }
  const differs = differenceOf(plan, answer)
  if (differs.length > 0) return differs
  const stored = await storedBy(call, importer)
  const found = problemsOf({
    table,
    shape,
    answer,
    stored,
    before: table.text.names && format.nature === 'text' ? 1 : 0,
  })
  return found.length > 0 ? found : repeated(importer, call, file, query)
}

/** Makes a dry run, and a second one if the API asks for the order of dates. */
async function simulate(importer: Importer, call: Call, table: Table, file: SpreadsheetFile) {
  const plan = await importer.load(call, file, '?simular=true')
  if (plan.code !== 'dates_ambiguous') return { ...plan, answered: '' }
  const answered = `&fechas=${answerDates(table, plan)}`
  return { ...(await importer.load(call, file, `?simular=true${answered}`)), answered }
}

function problemsOfRejection(table: Table, { isOdd }: Format, plan: Answer, { status, code, msg }: Answer): Problem[] {
  const answer = `${status} ${code}: ${msg}`
  if (status >= 500) return problem('the import has an internal error', answer)
  if (msg === '') return problem('the error has no message', answer)
  if (plan.status >= 300 && plan.code !== code)
    return problem('the dry run had another result', `${plan.code}, ${answer}`)
  if (isOdd || table.mayBeRejected || dataRows(table).every(({ mayBeRejected }) => mayBeRejected)) return []
  return problem(`a file without a problem of the whole file is rejected with ${code}`, msg)
}

/** Returns a problem if dry run and import have different reports. */
function differenceOf(plan: Answer, { report }: Answer): Problem[] {
  if (!plan.report || !report) return problem('the dry run was rejected', plan.msg)
  const [before, after] = [plan.report, report].map((one) => JSON.stringify(withoutPlanFields(one)))
  return before === after ? [] : problem('the dry run had another result', `${before}\nand the import\n${after}`)
}

/** Imports the file again. Returns a problem if that changes anything. */
async function repeated(importer: Importer, call: Call, ...sent: [SpreadsheetFile, string]) {
  const before = await inOrder(call, importer)
  const answer = await importer.again(call, ...sent)
  if (!answer) return []
  if (answer.status >= 300) return problem('a repeated import is rejected', answer.msg)
  const { nuevos = 0, cambiados = 0 } = answer.report?.registros ?? {}
  const people = answer.report?.aprendices
  if (nuevos + cambiados + (people?.nuevos ?? 0) + (people?.cambiados ?? 0) > 0)
    return problem('a repeated import reports changes', JSON.stringify([answer.report?.registros, people]))
  return (await inOrder(call, importer)) === before ? [] : problem('a repeated import changes the database')
}

/** Returns the stored records in a fixed order, because the order of MySQL's joins changes with its statistics. */
async function inOrder(call: Call, importer: Importer): Promise<string> {
  const stored = [...(await storedBy(call, importer))]
  return JSON.stringify(stored.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Chooses how to read ambiguous dates, day first or month first, like a user who knows the intended dates.
 */
function answerDates(table: Table, { params = {} }: Answer): 'dmy' | 'mdy' {
  const meant = new Set(
    dataRows(table).flatMap(({ cells }) => [...cells.values()].map(({ expectedValue }) => expectedValue?.slice(0, 10))),
  )
  const examples = ambiguousDates(params)
  const [dmy, mdy] = (['dmy', 'mdy'] as const).map((order) => examples.filter((date) => meant.has(date[order])).length)
  return dmy! >= mdy! ? 'dmy' : 'mdy'
}
