import { untold } from '../untold.js'
import { problemsOf } from './check.js'
import { fileOf, type Format } from './formats.js'
import { type Call } from './kinds.js'
import type { Answer, Registrar } from './registrar.js'
import { storedBy } from './stored.js'
import { dataRows, type Table } from './table.js'

const COUNTED = ['usuario', 'programa', 'competencia', 'resultado_aprendizaje', 'ficha', 'aprendiz', 'matricula']
const OTHERS = ['juicio', 'juicio_pendiente', 'importacion', 'cambio_matricula', 'enlace']
const COUNTS = `SELECT ${[...COUNTED, ...OTHERS].map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`).join()}`
const EARLIER_FORMAT = 'xlsx'

interface Tried {
  table: Table
  call: Call
  format: Format
  formats: readonly Format[]
}

/** Loads a table, first as a simulation, and returns what is wrong with what the answer and the database then say. */
export async function tryTable(registrar: Registrar, { table, call, format, formats }: Tried): Promise<string[]> {
  await registrar.empty()
  if (table.earlier) {
    const before = await fileOf(table.earlier, formats.find(({ name }) => name === EARLIER_FORMAT)!)
    const { status, msg } = await registrar.load(call, before, '')
    if (status >= 300) return [`the earlier report: ${status} ${msg}`]
  }
  const file = await fileOf(table, format)
  const before = await registrar.ask(COUNTS)
  const plan = await registrar.load(call, file, '?simular=true')
  if (JSON.stringify(await registrar.ask(COUNTS)) !== JSON.stringify(before)) return ['a simulation changes something']
  const query = (plan.report?.rechazos.length ?? 0) > 0 ? '?parcial=true' : ''
  const answer = await registrar.load(call, file, query)
  if (answer.status >= 300) {
    const after = await registrar.ask(COUNTS)
    if (JSON.stringify(after) !== JSON.stringify(before)) return ['a refusal changes something']
    return refused(table, format, plan, answer)
  }
  const differs = differenceOf(plan, answer)
  if (differs) return [differs]
  const stored = await storedBy(call, registrar)
  const found = problemsOf({ table, call, answer, stored, before: table.text.names && format.nature === 'text' ? 1 : 0 })
  return found.length > 0 ? found : repeated(registrar, call, file, query)
}

function refused(table: Table, { isOdd }: Format, plan: Answer, { status, code, msg }: Answer): string[] {
  const told = `${status} ${code}: ${msg}`
  if (status >= 500) return [told]
  if (msg === '') return [`${told} says nothing`]
  if (plan.status >= 300 && plan.code !== code) return [`${told}, and the simulation said ${plan.code}`]
  if (isOdd || table.harmed || dataRows(table).every(({ harmed }) => harmed)) return []
  return [`the file is refused, and nothing is wrong with it as a whole: ${told}`]
}

function differenceOf(plan: Answer, { report }: Answer): string | null {
  if (!plan.report || !report) return `the simulation said ${plan.status} ${plan.msg}`
  const [before, after] = [plan.report, report].map((one) => JSON.stringify(untold(one)))
  return before === after ? null : `the simulation said\n${before}\nand the load\n${after}`
}

async function repeated(registrar: Registrar, call: Call, ...sent: [Parameters<Registrar['load']>[1], string]) {
  const before = JSON.stringify([...(await storedBy(call, registrar))])
  const answer = await registrar.again(call, ...sent)
  if (!answer) return []
  if (answer.status >= 300) return [`once more: ${answer.status} ${answer.msg}`]
  const { nuevos = 0, cambiados = 0 } = answer.report?.registros ?? {}
  const people = answer.report?.aprendices
  if (nuevos + cambiados + (people?.nuevos ?? 0) + (people?.cambiados ?? 0) > 0)
    return [`once more: ${JSON.stringify(answer.report?.registros)}, people ${JSON.stringify(people)}`]
  return JSON.stringify([...(await storedBy(call, registrar))]) === before ? [] : ['once more: something changed']
}
