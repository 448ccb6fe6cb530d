import { utils, write } from '@e965/xlsx'

/** People in a report, and learning outcomes of each. */
export const PEOPLE = 28
export const OUTCOMES = 75
/** Data rows of one report: every outcome of every person. */
export const ROWS = PEOPLE * OUTCOMES
const COMPETENCIES = 15
const PROGRAM = { code: '990001', name: 'PROGRAMA DE MEDICIÓN' }
const HEADER = [
  'Tipo de Documento',
  'Número de Documento',
  'Nombre',
  'Apellidos',
  'Estado',
  'Competencia',
  'Resultado de Aprendizaje',
  'Juicio de Evaluación',
  '',
  'Fecha y Hora del Juicio Evaluativo',
  'Funcionario que registro el juicio evaluativo',
]
const TEXT =
  'INTERPRETAR LOS REQUERIMIENTOS DEL CLIENTE DE ACUERDO CON LA METODOLOGÍA, LOS PROCEDIMIENTOS Y LAS NORMAS VIGENTES '

/**
 * Returns a judgments report of `ROWS` rows as SOFIA Plus exports it (.xls, layout of 2025). `approved` outcomes of each person
 * have a judgment. With more `people` than `PEOPLE`, the report is larger and an .xlsx.
 */
export function judgmentsReport({ ficha, approved, people = PEOPLE, program = PROGRAM }) {
  const rows = [
    ['Reporte de Juicios de Evaluación'],
    ['Fecha del Reporte:', '', '14/11/2026'],
    ['Ficha de Caracterización:', '', ficha],
    ['Cógigo:', '', program.code],
    ['Versión:', '', 1],
    ['Denominación:', '', `${program.name}.`],
    ['Estado de la Ficha de Caracterización:', '', 'EN EJECUCION'],
    ['Fecha Inicio:', '', 45677],
    ['Fecha Fin:', '', 46500],
    ['Modalidad de Formación:', '', 'PRESENCIAL'],
    ['Regional:', '', '66 - REGIONAL INVENTADA'],
    ['Centro de Formación:', '', '9999 - CENTRO INVENTADO'],
    HEADER,
  ]
  for (let person = 0; person < people; person++) {
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const judged = outcome < approved
      rows.push([
        'CC',
        String(ficha * 1000 + person),
        'PERSONA',
        `INVENTADA ${person}`,
        'EN FORMACION',
        `${70_000 + (outcome % COMPETENCIES)} - COMPETENCIA ${outcome % COMPETENCIES} ${TEXT}`,
        `${800_000 + outcome} - ${String(outcome).padStart(2, '0')}  RESULTADO ${outcome} ${TEXT}`,
        judged ? 'APROBADO' : 'POR EVALUAR',
        '',
        judged ? 46_000.5 + outcome : '',
        judged ? 'CC 99999999 - EVALUADORA INVENTADA ' : '  -   ',
      ])
    }
  }
  const sheet = utils.aoa_to_sheet(rows)
  const workbook = { SheetNames: ['Hoja'], Sheets: { Hoja: sheet } }
  return people > PEOPLE
    ? write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true })
    : write(workbook, { type: 'buffer', bookType: 'biff8' })
}
