import type { ApprenticeAnswer, Judgment } from '@fichero/contract/apprentices.schema'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import { type CellValue, MOMENT, type Worksheet } from '../../workbooks/worksheet.js'
import type { ExportWords } from './export-words.js'
import { factsSheet, readinessWord, stateWord } from './facts-sheet.js'

type Apprentice = ApprenticeAnswer['data']

interface Row extends Judgment {
  competencyCode: string
  competency: string
  outcomeCode: string
  outcome: string
}

/** The outcomes of one enrolment with their judgments, and who it is. */
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
      ...outcome.juicio_evaluativo,
    })),
  )

const outcomeColumns = (words: ExportWords): ColumnOf<Row>[] => [
  { heading: words.competencyCode, width: 20, value: ({ competencyCode }) => competencyCode },
  { heading: words.competency, width: 50, value: ({ competency }) => competency },
  { heading: words.outcomeCode, width: 18, value: ({ outcomeCode }) => outcomeCode },
  { heading: words.outcome, width: 60, value: ({ outcome }) => outcome },
  { heading: words.judgment, width: 15, value: ({ estado }) => words.judged[estado] },
  { heading: words.evaluator, width: 34, value: ({ evaluador }) => (evaluador === NO_EVALUATOR ? null : evaluador) },
  { heading: words.registered, width: 18, format: MOMENT, value: ({ fecha_registro }) => momentOf(fecha_registro) },
  {
    heading: words.observation,
    width: 30,
    value: ({ observacion }) =>
      observacion === NOT_EVALUATED ? null : observacion === EVALUATED ? words.evaluated : observacion,
  },
]

/** The local time of the report, as a cell has it: without a zone. */
const momentOf = (local: string | null) => (local === null ? null : new Date(`${local.replace(' ', 'T')}Z`))

/** Of most people none is known: no row. */
const formerOf = ({ numeros_anteriores }: Apprentice['aprendiz'], words: ExportWords): [string, CellValue][] =>
  numeros_anteriores.length === 0
    ? []
    : [[words.formerNumbers, numeros_anteriores.map((one) => `${one.tipo_documento} ${one.nro_documento}`).join(', ')]]

const factsOf = (apprentice: Apprentice, words: ExportWords): [name: string, value: CellValue][] => {
  const { aprendiz, ficha, programa_formacion, banda, sin_banda } = apprentice
  return [
    [words.documentType, aprendiz.tipo_documento],
    [words.document, aprendiz.nro_documento],
    ...formerOf(aprendiz, words),
    [words.names, aprendiz.nombre],
    [words.surnames, aprendiz.apellido],
    [words.state, stateWord(words, aprendiz.estado)],
    [words.phone, aprendiz.celular],
    [words.email, aprendiz.correo],
    [words.number, ficha.nro_ficha],
    [words.program, programa_formacion.nombre_programa],
    [words.approved, apprentice.resultados_aprobados],
    [words.outcomes, apprentice.total_resultados],
    [words.percentage, apprentice.porcentaje_tyt],
    [words.readiness, readinessWord(words, banda ?? sin_banda)],
    [words.missing, sin_banda ? null : apprentice.faltan_para_lista],
    [words.hours, aprendiz.horas_aprobadas],
  ]
}
