import type {
  ScheduledCompetency,
  ScheduledInstructor,
  ScheduledInstructorsAnswer,
} from '@fichero/contract/scheduled-instructors.schema'
import { fullName } from '@fichero/contract/text'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from './export-words.js'

/** A competency with one of its scheduled instructors, or with none. */
interface Row {
  competency: ScheduledCompetency
  person: ScheduledInstructor | undefined
}

/** Returns a sheet of who is scheduled in a ficha, in the order of the screen; no sheet before its first report of instructors. */
export const instructorsSheets = (
  { reporte, competencias }: ScheduledInstructorsAnswer,
  words: ExportWords,
): Worksheet[] => (reporte ? [sheetOf(words.scheduled, columns(words), competencias.flatMap(rowsOf))] : [])

const rowsOf = (competency: ScheduledCompetency): Row[] =>
  competency.instructores.length === 0
    ? [{ competency, person: undefined }]
    : competency.instructores.map((person) => ({ competency, person }))

const columns = (words: ExportWords): ColumnOf<Row>[] => {
  const day = (heading: string, column: 'fecha_inicio' | 'fecha_fin'): ColumnOf<Row> => ({
    heading,
    width: 18,
    format: words.dates.day,
    value: ({ person }) => (person ? new Date(person[column]) : null),
  })
  return [
    { heading: words.competencyCode, width: 22, value: ({ competency }) => competency.codigo },
    { heading: words.competency, width: 60, value: ({ competency }) => competency.nombre_competencia },
    {
      heading: words.scheduledPerson,
      width: 34,
      value: ({ person }) => (person ? fullName(person) : words.scheduledNobody),
    },
    { heading: words.label.estado, width: 16, value: ({ person }) => person?.estado ?? null },
    day(words.scheduledFrom, 'fecha_inicio'),
    day(words.scheduledTo, 'fecha_fin'),
    { heading: words.scheduledHours, width: 18, value: ({ person }) => person?.horas ?? null },
  ]
}
