import { type AbsentDecisions, readDecisions } from '@fichero/contract/absent-decisions'
import type { AbsentPeople, AbsentPerson, IncompleteReason } from '@fichero/contract/absent-people.schema'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { searchable } from '../../database/searchable.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../sheets/records.js'
import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { conflictsOf } from './person-conflicts.js'

type FichaReport = ApprenticesReport | JudgmentsReport

/** Above either limit, the file is more likely to be incomplete than the people to have left. */
const MANY_PEOPLE = 2
const MANY_SHARE = 0.2

/**
 * Finds the enrolled people whom a complete report does not contain, and applies the decisions of the request to them.
 * Without usable decisions it proposes the most likely ones.
 * @param said the parameter `ausentes`
 * @returns null if nobody is absent
 */
export function planAbsent(report: FichaReport, state: FichaState, said: string | undefined): AbsentPeople | null {
  const absent = absentFrom(report, state)
  if (absent.length === 0) return null
  const newcomers = newcomersOf(report, state)
  const personas = absent.map((person) => proposed(person, absent, newcomers))
  const unmatched = personas.filter(({ decision }) => decision === 'fuera').length
  const motivo = unmatched === 0 ? null : incompleteReason(report, unmatched, enrolledIn(state).length)
  const proposal = { incompleto: motivo !== null, propuesto: true, motivo, personas }
  const decided = said === undefined ? null : decideAll(personas, readDecisions(said))
  return decided ? { ...proposal, ...decided, propuesto: false } : proposal
}

/**
 * A list that does not name its ficha, or a list of people without a date, is not an export of SOFIA Plus. It may leave
 * people out.
 */
const isComplete = ({ kind, nro_ficha, fecha_reporte }: FichaReport) =>
  nro_ficha !== null && (kind === 'juicios' || fecha_reporte !== null)

const enrolledIn = ({ enrolments }: FichaState) =>
  [...enrolments.values()].filter(({ estado }) => estado !== OUT_OF_REPORT)

/** An older report does not decide about people whom a newer report names. */
function absentFrom(report: FichaReport, state: FichaState): CurrentEnrolment[] {
  if (!isComplete(report)) return []
  const listed = new Set(report.people.map(({ nro_documento }) => nro_documento))
  const day = report.fecha_reporte
  return enrolledIn(state).filter(
    ({ nro_documento, fecha_reporte }) =>
      !listed.has(nro_documento) && (day === null || fecha_reporte === null || fecha_reporte <= day),
  )
}

/** People of the report who are not enrolled: some of them may be absent people under another number. */
function newcomersOf(report: FichaReport, state: FichaState): PersonRecord[] {
  const conflicts = conflictsOf(report, state)
  return report.people.filter(
    ({ nro_documento }) => !state.enrolments.has(nro_documento) && !conflicts.has(nro_documento),
  )
}

function proposed(person: CurrentEnrolment, absent: CurrentEnrolment[], newcomers: PersonRecord[]): AbsentPerson {
  const { tipo_documento, nro_documento, nombre, apellido, estado } = person
  const key = nameKey(person)
  const candidatos = newcomers
    .map((one) => ({
      nro_documento: one.nro_documento,
      nombre: one.nombre,
      apellido: one.apellido,
      mismo_nombre: nameKey(one) === key,
    }))
    .toSorted((one, other) => Number(other.mismo_nombre) - Number(one.mismo_nombre))
  const alike = candidatos.filter(({ mismo_nombre }) => mismo_nombre)
  // Two people with this name cannot be told apart by it, so the user chooses.
  const isUnique = alike.length === 1 && absent.filter((one) => nameKey(one) === key).length === 1
  return {
    tipo_documento,
    nro_documento,
    nombre,
    apellido,
    estado,
    resultados_aprobados: person.resultados_aprobados,
    decision: isUnique ? 'misma' : 'fuera',
    documento_nuevo: isUnique ? alike[0]!.nro_documento : null,
    candidatos,
  }
}

/** The words of a name in any order, without accents and capitals. */
const nameKey = ({ nombre, apellido }: { nombre: string; apellido: string }) =>
  searchable(nombre, apellido)
    .split(/[\s.,-]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')

function incompleteReason(report: FichaReport, unmatched: number, enrolled: number): IncompleteReason | null {
  if (isCut(report)) return 'cortado'
  if (report.rejected.length > 0) return 'rechazos'
  return unmatched > MANY_PEOPLE || unmatched > enrolled * MANY_SHARE ? 'muchos' : null
}

/** Whether the last person has fewer outcomes than another one: the file was probably cut off. */
function isCut(report: FichaReport): boolean {
  if (report.kind !== 'juicios') return false
  const counts = new Map<string, number>()
  for (const { nro_documento } of report.judgments) counts.set(nro_documento, (counts.get(nro_documento) ?? 0) + 1)
  const last = report.people.at(-1)
  return last !== undefined && (counts.get(last.nro_documento) ?? 0) < Math.max(...counts.values())
}

/** Returns null if the decisions leave somebody out, or name a number that is not a candidate. */
function decideAll(
  personas: AbsentPerson[],
  { others, people }: AbsentDecisions,
): Pick<AbsentPeople, 'incompleto' | 'personas'> | null {
  if (others === 'incompleto') return { incompleto: true, personas }
  const moved = new Set<string>()
  const decided = personas.flatMap((person): AbsentPerson[] => {
    const decision = people.get(person.nro_documento) ?? others
    if (decision === undefined) return []
    if (decision === 'fuera') return [{ ...person, decision: 'fuera', documento_nuevo: null }]
    const isCandidate = person.candidatos.some(({ nro_documento }) => nro_documento === decision)
    if (!isCandidate || moved.has(decision)) return []
    moved.add(decision)
    return [{ ...person, decision: 'misma', documento_nuevo: decision }]
  })
  return decided.length === personas.length ? { incompleto: false, personas: decided } : null
}

/** Returns the new numbers by the former ones, and the numbers of people who leave the ficha. */
export function effectOf(absent: AbsentPeople | null) {
  const people = absent === null || absent.incompleto ? [] : absent.personas
  return {
    renumbered: new Map(
      people.flatMap(({ nro_documento, documento_nuevo }) =>
        documento_nuevo === null ? [] : [[nro_documento, documento_nuevo] as const],
      ),
    ),
    outside: people.filter(({ decision }) => decision === 'fuera').map(({ nro_documento }) => nro_documento),
  }
}

/** Returns the state with enrolments under their new numbers, so that the report is compared with those. */
export function renumberState(state: FichaState, renumbered: ReadonlyMap<string, string>): FichaState {
  if (renumbered.size === 0) return state
  const numberOf = (document: string) => renumbered.get(document) ?? document
  const rekeyed = <T>(map: Map<string, T>) => new Map(Array.from(map, ([document, row]) => [numberOf(document), row]))
  const rows = Array.from(state.enrolments.values(), (row) => ({ ...row, nro_documento: numberOf(row.nro_documento) }))
  return {
    ...state,
    enrolments: new Map(rows.map((row) => [row.nro_documento, row])),
    judgments: rekeyed(state.judgments),
    holders: rekeyed(state.holders),
    renumbered: new Map(Array.from(renumbered, ([antes, despues]) => [despues, antes])),
  }
}
