import { APPRENTICE_FIELDS, ENROLMENT_FIELDS } from '@fichero/contract/apprentice.fields'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { type Columns, columnsOf, pickColumns } from '@fichero/contract/fields'
import type { Detail, FormerDates, RowChange } from '../../../files/import-records/import-detail.entity.js'
import { EDITED_COLUMNS } from '../enrolment.entity.js'
import type { FichaState } from './ficha-state.js'
import type { FichaPlan } from './plan-ficha.js'
import { isHeld } from './plan-judgments.js'

/**
 * Returns the detail of an import from its plan: the changes of people, enrolments and holders. `applyImport` adds the number
 * changes.
 * @param creacion whether the import creates the ficha
 * @param fecha_reporte the date of the report
 */
export function detailOf(
  { people, judgments, outside }: FichaPlan,
  state: FichaState,
  { creacion, fecha_reporte }: { creacion: boolean; fecha_reporte: string | null },
): Detail {
  const personas = people.flatMap(({ person, writesPerson, before }): RowChange[] => {
    const { nro_documento } = person
    const known = before ?? state.others.get(nro_documento)
    return writesPerson ? [{ nro_documento, antes: known ? identityOf(known) : null, despues: identityOf(person) }] : []
  })
  const matriculas = people.flatMap(({ person: { nro_documento }, before, enrolment }): RowChange[] => {
    if (!before) return [{ nro_documento, antes: null, despues: pickColumns(ENROLMENT_FIELDS, enrolment) }]
    const changed = ENROLLED.filter((column) => before[column] !== enrolment[column])
    return changed.length === 0
      ? []
      : [{ nro_documento, antes: enrolledValues(before, changed), despues: enrolledValues(enrolment, changed) }]
  })
  const outOfReport = outside.map(({ nro_documento, estado }): RowChange => {
    return { nro_documento, antes: { estado }, despues: { estado: OUT_OF_REPORT } }
  })
  const titulares = judgments
    .filter(({ movesHolder }) => movesHolder)
    .map(({ record, id_resultado }) => {
      const held = state.holders.get(record.nro_documento)?.get(id_resultado)
      const despues = isHeld(record) ? holder(record) : null
      return { nro_documento: record.nro_documento, id_resultado, antes: held ? holder(held) : null, despues }
    })
  return {
    creacion,
    personas,
    matriculas: [...matriculas, ...outOfReport],
    documentos: [],
    fechas: formerDates(people, state, fecha_reporte),
    titulares,
    retirados: [],
    nombres: [],
  }
}

/** Returns the former report dates of the enrolments that get the date of this report; undefined if no date changes. */
function formerDates(
  people: FichaPlan['people'],
  { enrolments }: FichaState,
  fecha_reporte: string | null,
): FormerDates | undefined {
  const after = new Map(people.map(({ person, enrolment }) => [person.nro_documento, enrolment.fecha_reporte]))
  const dated = [...enrolments.values()].filter(
    (row) => (after.get(row.nro_documento) ?? row.fecha_reporte) === fecha_reporte,
  )
  if (fecha_reporte === null || dated.every((row) => row.fecha_reporte === fecha_reporte)) return undefined
  const counts = new Map<string | null, number>()
  for (const row of dated) counts.set(row.fecha_reporte, (counts.get(row.fecha_reporte) ?? 0) + 1)
  const [antes] = [...counts].reduce((most, count) => (count[1] > most[1] ? count : most))
  const others = dated.filter((row) => row.fecha_reporte !== antes).map((row) => [row.nro_documento, row.fecha_reporte])
  return { antes, ...(others.length > 0 && { otras: Object.fromEntries(others) }) }
}

/** Returns document type and name of a person. */
const identityOf = (person: Columns<typeof APPRENTICE_FIELDS>) => pickColumns(APPRENTICE_FIELDS, person)

/** The columns of an enrolment that an import or a merge may change. */
export const ENROLLED = [...columnsOf(ENROLMENT_FIELDS), ...EDITED_COLUMNS]
type Enrolled = Record<(typeof ENROLLED)[number], string | null>

/** Returns only these columns of a row. */
export const enrolledValues = (row: Enrolled, columns: readonly (typeof ENROLLED)[number][]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

type Holder = Record<'evaluador_documento' | 'evaluador_nombre', string | null>

/** Returns the columns of a holder, the evaluator who owes a judgment. */
const holder = ({ evaluador_documento, evaluador_nombre }: Holder) => ({ evaluador_documento, evaluador_nombre })
