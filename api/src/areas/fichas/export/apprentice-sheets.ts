import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import type { ApprenticeAnswer, Judgment } from '@fichero/contract/apprentices.schema'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import { factsOfRow, fieldColumns } from '../../../files/spreadsheet-writer/field-columns.js'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { CellValue, Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from './export-words.js'
import { factsSheet, readinessWord, stateWord } from './facts-sheet.js'
import { personColumns } from './person-columns.js'

type Apprentice = ApprenticeAnswer['data']

interface Row extends Judgment {
  competencyCode: string
  competency: string
  outcomeCode: string
  outcome: string
  lo_evalua: string | null
}

/** Returns two sheets: the outcomes and judgments of one enrolment, and the person's data. */
export const apprenticeSheets = (apprentice: Apprentice, words: ExportWords): Worksheet[] => [
  sheetOf(words.outcomesSheet, outcomeColumns(words), outcomesOf(apprentice)),
  factsSheet(words.apprentice, factsOf(apprentice, words), words),
]

const outcomesOf = ({ competencias }: Apprentice): Row[] =>
  competencias.flatMap(({ codigo, nombre_competencia, resultados_aprendizaje }) =>
    resultados_aprendizaje.map((outcome) => ({
      competencyCode: codigo,
      competency: nombre_competencia,
      outcomeCode: outcome.codigo,
      outcome: outcome.nombre_rae,
      lo_evalua: outcome.lo_evalua,
      ...outcome.juicio_evaluativo,
    })),
  )

/** Returns who recorded the judgment or, if the outcome is not approved, who owes it. */
const evaluatorOf = ({ estado, evaluador, lo_evalua }: Row) =>
  estado !== 'APROBADO' ? lo_evalua : evaluador === NO_EVALUATOR ? null : evaluador

const outcomeColumns = (words: ExportWords): ColumnOf<Row>[] => [
  { heading: words.competencyCode, width: 20, value: ({ competencyCode }) => competencyCode },
  { heading: words.competency, width: 50, value: ({ competency }) => competency },
  { heading: words.outcomeCode, width: 18, value: ({ outcomeCode }) => outcomeCode },
  { heading: words.outcome, width: 60, value: ({ outcome }) => outcome },
  { heading: words.judgment, width: 15, value: ({ estado }) => words.judged[estado] },
  { heading: words.evaluator, width: 34, value: evaluatorOf },
  {
    heading: words.registered,
    width: 18,
    format: words.dates.moment,
    value: ({ fecha_registro }) => momentOf(fecha_registro),
  },
  {
    heading: words.observation,
    width: 30,
    value: ({ observacion }) =>
      observacion === NOT_EVALUATED ? null : observacion === EVALUATED ? words.evaluated : observacion,
  },
]

/** Converts the local time of a report. Cells have no time zone, so the local time is written as if it were UTC. */
const momentOf = (local: string | null) => (local === null ? null : new Date(`${local.replace(' ', 'T')}Z`))

/** Returns a row with the former document numbers; no row if the person has none, like most people. */
const formerOf = ({ numeros_anteriores }: Apprentice['aprendiz'], words: ExportWords): [string, CellValue][] =>
  numeros_anteriores.length === 0
    ? []
    : [[words.formerNumbers, numeros_anteriores.map((row) => `${row.tipo_documento} ${row.nro_documento}`).join(', ')]]

const factsOf = (apprentice: Apprentice, words: ExportWords): [name: string, value: CellValue][] => {
  const { aprendiz, ficha, programa_formacion, banda, sin_banda } = apprentice
  return [
    ...factsOfRow(personColumns(words), aprendiz),
    ...formerOf(aprendiz, words),
    [words.label.estado, stateWord(words, aprendiz.estado)],
    ...factsOfRow(fieldColumns(CONTACT_FIELDS, words), aprendiz),
    [words.label.nro_ficha, ficha.nro_ficha],
    [words.label.programa, programa_formacion.nombre_programa],
    [words.approved, apprentice.resultados_aprobados],
    [words.outcomes, apprentice.total_resultados],
    [words.percentage, apprentice.porcentaje_tyt],
    [words.readiness, readinessWord(words, banda ?? sin_banda)],
    [words.missing, sin_banda ? null : apprentice.faltan_para_lista],
    [words.hours, aprendiz.horas_aprobadas],
  ]
}
