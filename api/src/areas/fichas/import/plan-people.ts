import { APPRENTICE_FIELDS, CONTACT_FIELDS, type ENROLMENT_FIELDS } from '@fichero/contract/apprentice.fields'
import { dayText } from '@fichero/contract/day-text'
import { type Columns, columnsOf, pickColumns } from '@fichero/contract/fields'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { nameKey } from '@fichero/contract/search-text'
import { fullName } from '@fichero/contract/text'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import type { CurrentEnrolment, CurrentPerson, FichaState } from './ficha-state.js'

type Person = Omit<CurrentPerson, 'fecha_persona'>

/** The columns of an enrolment after the import. */
export interface PlannedEnrolment extends Columns<typeof ENROLMENT_FIELDS> {
  /** Day on which a user edited the phone; null if the phone comes from a file. */
  celular_editado: string | null
  /** Day on which a user edited the mail; null if the mail comes from a file. */
  correo_editado: string | null
  fecha_reporte: string | null
}

/** A person of the file, with the values before and after the import. */
export interface PlannedPerson {
  /** The person in the file. */
  record: PersonRecord
  /** The stored enrolment; undefined if the person is new in the ficha. */
  before: CurrentEnrolment | undefined
  /** The person after the import. */
  person: Person
  /** Whether the row of `aprendiz` is new or changes. */
  writesPerson: boolean
  enrolment: PlannedEnrolment
  change: 'new' | 'changed' | 'unchanged'
}

/** The planned people of a file, with the warnings about values that are not taken. */
export interface PeoplePlan {
  people: PlannedPerson[]
  warnings: RowProblem[]
}

interface Options {
  /** Whether each newly enrolled person causes a warning. */
  warnNew: boolean
  /** Whether contact data of the file replaces later edits by users. */
  takesContact?: boolean
}

type Report = Pick<ApprenticesReport | JudgmentsReport, 'kind' | 'headings' | 'fecha_reporte'>

/**
 * Plans the changes of the people in a file. Three kinds of stored values are not replaced, with a warning: values of a newer
 * report; values of a dated report, if the file is a list of apprentices without a date; and contact data that a user edited on
 * the day of the report or later.
 */
export function planPeople(records: PersonRecord[], report: Report, state: FichaState, options: Options): PeoplePlan {
  const people = records.map((record) => planPerson(record, report, state, options))
  const enrolled = options.warnNew ? people.filter(({ change }) => change === 'new') : []
  const columna = report.headings.nro_documento ?? 'Número de Documento'
  const warnings = enrolled.map(({ record: { fila, nro_documento, ...record } }) => {
    const params = { documento: nro_documento, nombre: fullName(record) }
    return rowProblem('enrolled_by_report', { fila, columna, valor: nro_documento }, params)
  })
  const notTaken = people.flatMap((planned) => notTakenWarnings(planned, report, state))
  return { people, warnings: [...warnings, ...notTaken] }
}

function planPerson(record: PersonRecord, report: Report, state: FichaState, options: Options): PlannedPerson {
  const { nro_documento } = record
  const before = state.enrolments.get(nro_documento)
  const known = before ?? state.others.get(nro_documento)
  // Without a column for the document type, the record has a default type, which must not replace the stored type.
  const { tipo_documento } = report.headings.tipo_documento === undefined && known ? known : record
  // Programs write the punctuation of a name differently: the stored form stays.
  const nameIn = (field: 'nombre' | 'apellido') =>
    known && nameKey(known[field]) === nameKey(record[field]) ? known[field] : record[field]
  const nombre = nameIn('nombre')
  // A blank cell does not delete the surname of a person with these names.
  const apellido = record.apellido === '' && known?.nombre === nombre ? known.apellido : nameIn('apellido')
  const reported = { nro_documento, tipo_documento, nombre, apellido }
  const person = known && isStoredPreferred(report, known.fecha_persona) ? identityOf(known) : reported
  const keepsContact = report.fecha_reporte === null && isStoredPreferred(report, before?.fecha_reporte)
  const contactOf = (field: 'celular' | 'correo') => {
    const stored = before?.[field] ?? null
    const keepsStored = keepsContact || (!options.takesContact && isEditedSince(before?.[`${field}_editado`], report))
    // An empty cell does not delete a stored value. Judgments reports have no contact data at all.
    return keepsStored ? (stored ?? record[field]) : (record[field] ?? stored)
  }
  const [celular, correo] = [contactOf('celular'), contactOf('correo')]
  const enrolment = {
    estado: before && isStoredPreferred(report, before.fecha_reporte) ? before.estado : record.estado,
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

/**
 * Returns whether the stored values, from a report with the date `known`, take precedence over the file. They do if the file is
 * older, or if it is a list of apprentices without a date, whose age is unknown. A judgments report without a date counts as
 * new.
 */
const isStoredPreferred = ({ kind, fecha_reporte: fecha }: Report, known: string | null | undefined): boolean =>
  known != null && (fecha === null ? kind === 'aprendices' : fecha < known)

/** Returns the later of two days. Null is earlier than any day. */
export const latest = (one: string | null, other: string | null) => ((one ?? '') < (other ?? '') ? other : one)

/** Returns only document number, document type and name. */
const identityOf = (person: Person): Person => ({
  nro_documento: person.nro_documento,
  ...pickColumns(APPRENTICE_FIELDS, person),
})

const isSame = (one: Person, other: Person) =>
  columnsOf(APPRENTICE_FIELDS).every((column) => one[column] === other[column])

/**
 * Returns whether a user edited a value on the day of the report or later. An edited value takes precedence over a report
 * without a date.
 */
const isEditedSince = (
  day: string | null | undefined,
  { fecha_reporte: fecha }: Pick<Report, 'fecha_reporte'>,
): boolean => day != null && (fecha === null || day >= fecha)

/** Returns a warning for each value of the file that was not taken because a stored value takes precedence. */
function notTakenWarnings(
  { record, before, person, enrolment }: PlannedPerson,
  { headings, fecha_reporte: fecha }: Report,
  { others }: FichaState,
): RowProblem[] {
  const { fila, nro_documento: documento } = record
  const fecha_persona = (before ?? others.get(documento))?.fecha_persona
  const nombre = fullName(person)
  const planned = { ...person, ...enrolment }
  return (['estado', ...columnsOf(APPRENTICE_FIELDS), ...columnsOf(CONTACT_FIELDS)] as const).flatMap((field) => {
    const [valor, conservado] = [record[field], planned[field]]
    if (valor === null || conservado === null || valor === conservado) return []
    // The file does not have the column, so the record has only a default value.
    if (headings[field] === undefined && (field === 'estado' || field === 'tipo_documento')) return []
    const edited = field === 'celular' || field === 'correo' ? before?.[`${field}_editado`] : null
    if (edited != null && isEditedSince(edited, { fecha_reporte: fecha })) {
      const location = { fila, columna: headings[field] ?? field, valor }
      return [
        rowProblem('contact_kept', location, {
          documento,
          nombre,
          conservado,
          fecha_conservada: dayText(edited, 'es'),
        }),
      ]
    }
    const known = field in person ? fecha_persona : before?.fecha_reporte
    const days = {
      fecha_conservada: dayText(known ?? '', 'es'),
      ...(fecha !== null && { fecha: dayText(fecha, 'es') }),
    }
    const location = { fila, columna: headings[field] ?? field, valor }
    const params = { documento, nombre, conservado, ...days }
    return [rowProblem(fecha === null ? 'dated_kept' : 'newer_kept', location, params)]
  })
}
