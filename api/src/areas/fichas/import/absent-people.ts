import { type AbsentDecisions, readDecisions } from '@fichero/contract/absent-decisions'
import type { AbsentPeople, AbsentPerson, IncompleteReason } from '@fichero/contract/absent-people.schema'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { anyOrderKey } from '@fichero/contract/search-text'
import { documentKey } from '../../../files/spreadsheet-reader/mentioned-people.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../../files/spreadsheet-reader/records.js'
import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { conflictsOf } from './known-people.js'

type FichaReport = ApprenticesReport | JudgmentsReport

// If more people are absent than either limit allows, the file is probably incomplete.
const MANY_PEOPLE = 2
const MANY_SHARE = 0.2

/**
 * Finds absent people: people who are enrolled but missing in a complete report. Applies the user's decisions about them. If
 * the request has no usable decisions, proposes the most likely decisions.
 * @param parameter the query parameter `ausentes` with the decisions
 * @returns null if nobody is absent
 */
export function planAbsent(report: FichaReport, state: FichaState, parameter: string | undefined): AbsentPeople | null {
  const absent = absentFrom(report, state)
  if (absent.length === 0) return null
  const newcomers = newcomersOf(report, state)
  const personas = absent.map((person) => proposeDecision(person, absent, newcomers))
  const unmatched = personas.filter(({ decision }) => decision === 'fuera').length
  const motivo = unmatched === 0 ? null : incompleteReason(report, unmatched, enrolledIn(state).length)
  const proposal = { incompleto: motivo !== null, propuesto: true, motivo, personas }
  const decided = parameter === undefined ? null : decideAll(personas, readDecisions(parameter))
  return decided ? { ...proposal, ...decided, propuesto: false } : proposal
}

/**
 * Returns whether a report should contain everybody. Only an export of SOFIA Plus does: it has the number of the ficha, and a
 * list of apprentices also has a date.
 */
const isComplete = ({ kind, nro_ficha, fecha_reporte }: FichaReport) =>
  nro_ficha !== null && (kind === 'juicios' || fecha_reporte !== null)

/** Returns the enrolments of people who have not left the ficha. */
const enrolledIn = ({ enrolments }: FichaState) =>
  [...enrolments.values()].filter(({ estado }) => estado !== OUT_OF_REPORT)

/**
 * Returns the enrolled people whom the report does not contain, also not in a row that cannot be read. People with a newer
 * report are skipped, because an older report says nothing about them.
 */
function absentFrom(report: FichaReport, state: FichaState): CurrentEnrolment[] {
  if (!isComplete(report)) return []
  const listed = new Set(report.people.map(({ nro_documento }) => nro_documento))
  const isMentioned = mentionedIn(report)
  const day = report.fecha_reporte
  return enrolledIn(state).filter(
    (person) =>
      !listed.has(person.nro_documento) &&
      !isMentioned(person) &&
      (day === null || person.fecha_reporte === null || person.fecha_reporte <= day),
  )
}

/** Returns a function that tells whether a row that was not read may be of a person, who is then in the file and not absent. */
function mentionedIn({ mentioned }: FichaReport): (person: CurrentEnrolment) => boolean {
  const documents = new Set(mentioned.documents)
  const names = new Set(mentioned.names.map((name) => anyOrderKey(name)))
  return (person) => documents.has(documentKey(person.nro_documento)) || names.has(keyOf(person))
}

/** Returns the people of the report who are not enrolled. An absent person may be one of them, with a new document number. */
function newcomersOf(report: FichaReport, state: FichaState): PersonRecord[] {
  const conflicts = conflictsOf(report, state)
  return report.people.filter(
    ({ nro_documento }) => !state.enrolments.has(nro_documento) && !conflicts.has(nro_documento),
  )
}

/**
 * Returns the proposed decision about an absent person: the person has a new document number if exactly one newcomer has
 * the same name, and otherwise left the ficha.
 */
function proposeDecision(
  person: CurrentEnrolment,
  absent: CurrentEnrolment[],
  newcomers: PersonRecord[],
): AbsentPerson {
  const { tipo_documento, nro_documento, nombre, apellido, estado } = person
  const key = keyOf(person)
  const candidatos = newcomers
    .map((newcomer) => ({
      nro_documento: newcomer.nro_documento,
      nombre: newcomer.nombre,
      apellido: newcomer.apellido,
      mismo_nombre: keyOf(newcomer) === key,
    }))
    .toSorted((one, other) => Number(other.mismo_nombre) - Number(one.mismo_nombre))
  const alike = candidatos.filter(({ mismo_nombre }) => mismo_nombre)
  // If two people have the same name, the user must decide who is who.
  const isUnique = alike.length === 1 && absent.filter((one) => keyOf(one) === key).length === 1
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

const keyOf = ({ nombre, apellido }: { nombre: string; apellido: string }) => anyOrderKey(nombre, apellido)

/** Returns why the file is probably incomplete; null if it is probably complete. */
function incompleteReason(report: FichaReport, unmatched: number, enrolled: number): IncompleteReason | null {
  if (report.rejected.length > 0) return 'rechazos'
  if (isCut(report)) return 'cortado'
  return unmatched > MANY_PEOPLE || unmatched > enrolled * MANY_SHARE ? 'muchos' : null
}

/** Returns whether the file was probably cut off: the last person has fewer outcomes than another person. */
function isCut(report: FichaReport): boolean {
  if (report.kind !== 'juicios') return false
  const counts = new Map<string, number>()
  for (const { nro_documento } of report.judgments) counts.set(nro_documento, (counts.get(nro_documento) ?? 0) + 1)
  const last = report.people.at(-1)
  return last !== undefined && (counts.get(last.nro_documento) ?? 0) < Math.max(...counts.values())
}

/**
 * Applies the decisions to the absent people. Returns null if the decisions are unusable: they omit a person, name a number
 * that is not a candidate, or name a number twice.
 */
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

/** Returns the effect of the decisions: the new numbers by former number, and the numbers of the people who left the ficha. */
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

/** Returns the state with the new document numbers, so that the report can be compared with it. */
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
