import type { RowProblem } from '@fichero/contract/imports.schema'
import { formatDay } from '../../imports/import-rules.js'
import type { ApprenticesReport, Headings, JudgmentsReport, PersonRecord } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import type { CurrentEnrolment, CurrentPerson, FichaState } from './ficha-state.js'

type Person = Omit<CurrentPerson, 'fecha_persona'>

export interface PlannedEnrolment {
  estado: string
  celular: string | null
  correo: string | null
  fecha_reporte: string | null
}

/** A person of the file after the import. */
export interface PlannedPerson {
  record: PersonRecord
  before: CurrentEnrolment | undefined
  person: Person
  /** Whether the person's row is new or changes. */
  writesPerson: boolean
  enrolment: PlannedEnrolment
  change: 'new' | 'changed' | 'unchanged'
}

export interface PeoplePlan {
  people: PlannedPerson[]
  warnings: RowProblem[]
}

type Report = Pick<ApprenticesReport | JudgmentsReport, 'headings' | 'fecha_reporte'>

/**
 * What a newer report of either kind said of a person stays, and a warning names it. `warnNew`: set if people are
 * expected to be enrolled already.
 */
export function planPeople(
  records: PersonRecord[],
  { headings, fecha_reporte }: Report,
  state: FichaState,
  warnNew: boolean,
): PeoplePlan {
  const people = records.map((record) => planPerson(record, { headings, fecha_reporte }, state))
  const enrolled = warnNew ? people.filter(({ change }) => change === 'new') : []
  const columna = headings.nro_documento ?? 'Número de Documento'
  const warnings = enrolled.map(({ record: { fila, nro_documento, ...record } }) => {
    const params = { documento: nro_documento, nombre: fullName(record) }
    return rowProblem('enrolled_by_report', { fila, columna, valor: nro_documento }, params)
  })
  const kept = people.flatMap((planned) => newerKept(planned, headings, fecha_reporte, state))
  return { people, warnings: [...warnings, ...kept] }
}

function planPerson(
  record: PersonRecord,
  { headings, fecha_reporte: fecha }: Report,
  state: FichaState,
): PlannedPerson {
  const { nro_documento, nombre, apellido } = record
  const before = state.enrolments.get(nro_documento)
  const known = before ?? state.others.get(nro_documento)
  // A list without the column has a type that it does not say.
  const { tipo_documento } = headings.tipo_documento === undefined && known ? known : record
  const said = { nro_documento, tipo_documento, nombre, apellido }
  const person = known && isOlder(fecha, known.fecha_persona) ? identityOf(known) : said
  const enrolment = {
    estado: before && isOlder(fecha, before.fecha_reporte) ? before.estado : record.estado,
    // Judgments reports have no contact data: keep what is stored.
    celular: record.celular ?? before?.celular ?? null,
    correo: record.correo ?? before?.correo ?? null,
    fecha_reporte: before && isOlder(fecha ?? '', before.fecha_reporte) ? before.fecha_reporte : fecha,
  }
  const samePerson = known !== undefined && isSame(person, identityOf(known))
  const sameEnrolment =
    before?.estado === enrolment.estado && before.celular === enrolment.celular && before.correo === enrolment.correo
  return {
    record,
    before,
    person,
    writesPerson: !samePerson,
    enrolment,
    change: !before ? 'new' : samePerson && sameEnrolment ? 'unchanged' : 'changed',
  }
}

/** As warnings name a person. */
export const fullName = ({ nombre, apellido }: { nombre: string; apellido: string }) => `${nombre} ${apellido}`.trim()

/** A report without a date is taken as new. */
const isOlder = (fecha: string | null, known: string | null) => fecha !== null && known !== null && fecha < known

const identityOf = ({ nro_documento, tipo_documento, nombre, apellido }: Person): Person => ({
  nro_documento,
  tipo_documento,
  nombre,
  apellido,
})

const isSame = (one: Person, other: Person) =>
  one.tipo_documento === other.tipo_documento && one.nombre === other.nombre && one.apellido === other.apellido

/** One warning for each value that stays. */
function newerKept(
  { record, before, person, enrolment }: PlannedPerson,
  headings: Headings,
  fecha: string | null,
  { others }: FichaState,
): RowProblem[] {
  const { fila, nro_documento: documento } = record
  const fecha_persona = (before ?? others.get(documento))?.fecha_persona
  const nombre = fullName(person)
  const kept = { ...person, estado: enrolment.estado }
  return (['estado', 'tipo_documento', 'nombre', 'apellido'] as const)
    .filter((field) => kept[field] !== record[field] && (field !== 'tipo_documento' || headings[field] !== undefined))
    .map((field) => {
      const known = field === 'estado' ? before?.fecha_reporte : fecha_persona
      const days = { fecha: formatDay(fecha ?? ''), fecha_conservada: formatDay(known ?? '') }
      const at = { fila, columna: headings[field] ?? field, valor: record[field] }
      return rowProblem('newer_kept', at, { documento, nombre, conservado: kept[field], ...days })
    })
}
