import type { RowProblem } from '@fichero/contract/imports.schema'
import { formatDay } from '../../imports/import-rules.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import type { CurrentEnrolment, CurrentPerson, FichaState } from './ficha-state.js'

type Person = Omit<CurrentPerson, 'fecha_persona'>

export interface PlannedEnrolment {
  estado: string
  celular: string | null
  correo: string | null
  /** Days on which users edited them; null if they come from a file. */
  celular_editado: string | null
  correo_editado: string | null
  fecha_reporte: string | null
}

/** A person of the file after the import. */
export interface PlannedPerson {
  record: PersonRecord
  before: CurrentEnrolment | undefined
  person: Person
  /** Whether the row of `aprendiz` is new or changes. */
  writesPerson: boolean
  enrolment: PlannedEnrolment
  change: 'new' | 'changed' | 'unchanged'
}

export interface PeoplePlan {
  people: PlannedPerson[]
  warnings: RowProblem[]
}

interface Options {
  /** Whether people are expected to be enrolled already. */
  warnNew: boolean
  /** Whether the file's contact data replaces later edits. */
  takesContact?: boolean
}

type Report = Pick<ApprenticesReport | JudgmentsReport, 'kind' | 'headings' | 'fecha_reporte'>

/**
 * What a newer report of either kind said of a person stays, and a warning names it. So does what any dated report said
 * where the file is a list without a date. Contact data that users edited on the report's day or later stays too.
 */
export function planPeople(records: PersonRecord[], report: Report, state: FichaState, options: Options): PeoplePlan {
  const people = records.map((record) => planPerson(record, report, state, options))
  const enrolled = options.warnNew ? people.filter(({ change }) => change === 'new') : []
  const columna = report.headings.nro_documento ?? 'Número de Documento'
  const warnings = enrolled.map(({ record: { fila, nro_documento, ...record } }) => {
    const params = { documento: nro_documento, nombre: fullName(record) }
    return rowProblem('enrolled_by_report', { fila, columna, valor: nro_documento }, params)
  })
  const kept = people.flatMap((planned) => keptValues(planned, report, state))
  return { people, warnings: [...warnings, ...kept] }
}

function planPerson(record: PersonRecord, report: Report, state: FichaState, options: Options): PlannedPerson {
  const { nro_documento, nombre, apellido } = record
  const before = state.enrolments.get(nro_documento)
  const known = before ?? state.others.get(nro_documento)
  // A list without the column has a type that it does not say.
  const { tipo_documento } = report.headings.tipo_documento === undefined && known ? known : record
  const said = { nro_documento, tipo_documento, nombre, apellido }
  const person = known && keeps(report, known.fecha_persona) ? identityOf(known) : said
  const keepsContact = report.fecha_reporte === null && keeps(report, before?.fecha_reporte)
  const contactOf = (field: 'celular' | 'correo') => {
    const stored = before?.[field] ?? null
    const isKept = keepsContact || (!options.takesContact && isTypedSince(before?.[`${field}_editado`], report))
    // An empty cell changes nothing, and judgments reports have no contact data.
    return isKept ? (stored ?? record[field]) : (record[field] ?? stored)
  }
  const [celular, correo] = [contactOf('celular'), contactOf('correo')]
  const enrolment = {
    estado: before && keeps(report, before.fecha_reporte) ? before.estado : record.estado,
    celular,
    correo,
    celular_editado: celular === before?.celular ? before.celular_editado : null,
    correo_editado: correo === before?.correo ? before.correo_editado : null,
    fecha_reporte: latest(report.fecha_reporte, before?.fecha_reporte ?? null),
  }
  const samePerson = known !== undefined && isSame(person, identityOf(known))
  const sameEnrolment =
    before?.estado === enrolment.estado && before.celular === enrolment.celular && before.correo === enrolment.correo
  return {
    record,
    before,
    person,
    writesPerson: !known || !isSame(person, identityOf(state.others.get(nro_documento) ?? known)),
    enrolment,
    change: !before
      ? 'new'
      : samePerson && sameEnrolment && !state.renumbered.has(nro_documento)
        ? 'unchanged'
        : 'changed',
  }
}

/** As warnings name a person. */
export const fullName = ({ nombre, apellido }: { nombre: string; apellido: string }) => `${nombre} ${apellido}`.trim()

/**
 * Whether the file changes nothing of what a report of that date said: it is older, or a list without a date, of which
 * nobody knows how old it is. A judgments report without one is taken as new, as its judgments are.
 */
const keeps = ({ kind, fecha_reporte: fecha }: Report, known: string | null | undefined): boolean =>
  known != null && (fecha === null ? kind === 'aprendices' : fecha < known)

/** The later of two days; null is before all. */
export const latest = (one: string | null, other: string | null) => ((one ?? '') < (other ?? '') ? other : one)

const identityOf = ({ nro_documento, tipo_documento, nombre, apellido }: Person): Person => ({
  nro_documento,
  tipo_documento,
  nombre,
  apellido,
})

const isSame = (one: Person, other: Person) =>
  one.tipo_documento === other.tipo_documento && one.nombre === other.nombre && one.apellido === other.apellido

/** Whether a user edited the value on the report's day or later. A list without a date never replaces an edit. */
const isTypedSince = (
  day: string | null | undefined,
  { fecha_reporte: fecha }: Pick<Report, 'fecha_reporte'>,
): boolean => day != null && (fecha === null || day >= fecha)

/** One warning for each value that stays. */
function keptValues(
  { record, before, person, enrolment }: PlannedPerson,
  { headings, fecha_reporte: fecha }: Report,
  { others }: FichaState,
): RowProblem[] {
  const { fila, nro_documento: documento } = record
  const fecha_persona = (before ?? others.get(documento))?.fecha_persona
  const nombre = fullName(person)
  const kept = { ...person, ...enrolment }
  return (['estado', 'tipo_documento', 'nombre', 'apellido', 'celular', 'correo'] as const).flatMap((field) => {
    const [valor, conservado] = [record[field], kept[field]]
    if (valor === null || conservado === null || valor === conservado) return []
    // The default of a column that the list does not have.
    if (headings[field] === undefined && (field === 'estado' || field === 'tipo_documento')) return []
    const typed = field === 'celular' || field === 'correo' ? before?.[`${field}_editado`] : null
    if (typed != null && isTypedSince(typed, { fecha_reporte: fecha })) {
      const at = { fila, columna: headings[field] ?? field, valor }
      return [rowProblem('contact_kept', at, { documento, nombre, conservado, fecha_conservada: formatDay(typed) })]
    }
    const known = field in person ? fecha_persona : before?.fecha_reporte
    const days = { fecha_conservada: formatDay(known ?? ''), ...(fecha !== null && { fecha: formatDay(fecha) }) }
    const at = { fila, columna: headings[field] ?? field, valor }
    const params = { documento, nombre, conservado, ...days }
    return [rowProblem(fecha === null ? 'dated_kept' : 'newer_kept', at, params)]
  })
}
