import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import type { MissingAnswer, MissingOutcome } from '@fichero/contract/missing.schema'
import { fieldColumns } from '../../../files/spreadsheet-writer/field-columns.js'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { CellValue, Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { Contacts } from './contact-rows.js'
import type { ExportWords } from './export-words.js'
import { factsSheet, stateWord } from './facts-sheet.js'
import { outcomeColumns } from './outcome-columns.js'
import { personColumns, progressColumns } from './person-columns.js'

type Person = MissingAnswer['aprendices'][number]
type Row = Person &
  MissingAnswer['resultados'][number] &
  Pick<MissingOutcome, 'fuente'> &
  NonNullable<ReturnType<Contacts['get']>> & { judgment: MissingOutcome['estado']; owedBy: string | null }

/** Returns two sheets: one row for each person and missing outcome, and the totals of the ficha. */
export const missingSheets = (missing: MissingAnswer, contacts: Contacts, words: ExportWords): Worksheet[] => [
  sheetOf(words.missingSheet, columns(words), rowsOf(missing, contacts)),
  factsSheet(words.ficha, factsOf(missing, words), words),
]

/** Returns one row for each person and missing outcome. */
function rowsOf({ aprendices, resultados, responsables }: MissingAnswer, contacts: Contacts): Row[] {
  const outcomes = new Map(resultados.map((outcome) => [outcome.id_resultado, outcome]))
  const names = new Map(responsables.map(({ clave, nombre }) => [clave, nombre]))
  return aprendices.flatMap((person) => {
    const { celular = null, correo = null } = contacts.get(person.nro_documento) ?? {}
    return person.faltantes.flatMap(({ id_resultado, estado: judgment, fuente, responsable }) => {
      const outcome = outcomes.get(id_resultado)
      const owedBy = (responsable && names.get(responsable)) ?? null
      return outcome ? { ...person, celular, correo, ...outcome, judgment, fuente, owedBy } : []
    })
  })
}

const columns = (words: ExportWords): ColumnOf<Row>[] => [
  ...personColumns(words),
  ...fieldColumns(CONTACT_FIELDS, words),
  ...progressColumns(words),
  ...outcomeColumns(words),
  { heading: words.judgment, width: 15, value: ({ judgment }) => words.judged[judgment] },
  { heading: words.owedBy, width: 30, value: ({ owedBy }) => owedBy },
  { heading: words.owedKnownBy, width: 34, value: ({ fuente }) => words.owedSource[fuente] },
  {
    heading: words.owedSince,
    width: 20,
    format: words.dates.day,
    value: ({ desde }) => (desde ? new Date(desde) : null),
  },
  { heading: words.owedDays, width: 16, value: ({ dias }) => dias },
]

const factsOf = (missing: MissingAnswer, words: ExportWords): [name: string, value: CellValue][] => [
  [words.label.nro_ficha, missing.nro_ficha],
  [words.label.programa, missing.programa_formacion],
  [words.label.jefe, missing.nombre_jefe_ficha],
  [words.report, missing.ultimo_reporte?.archivo ?? words.noReport],
  [words.inTraining, missing.totales.aprendices],
  [words.withMissing, missing.totales.con_faltantes],
  [words.missingOutcomes, missing.totales.faltan],
  ...missing.fuera_de_formacion.map(({ estado, personas }): [string, CellValue] => [
    `${words.leftOut}: ${stateWord(words, estado)}`,
    personas,
  ]),
]
