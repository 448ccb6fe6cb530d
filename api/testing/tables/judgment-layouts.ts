import type { Column } from './table.js'

// The layouts of judgments reports, and their program.

/** The program and the ficha that get the judgments. */
export const PROGRAM = { codigo: '228118', version: '1', nombre: 'ANÁLISIS Y DESARROLLO DE SOFTWARE' }
export const FICHA = 2_999_001
/** A ficha that is created from its report. */
export const NEW_FICHA = 2_666_001
/** The program in the heading of a design. */
export const DESIGN_PROGRAM = { codigo: '134999', version: '2' }
export const REPORT_DAY = '2026-06-01'
/** First day of the ficha. */
export const FIRST_DAY = '2025-02-03'
/** Date of an earlier report of the ficha. */
export const EARLIER_DAY = '2026-03-02'

/** The competency whose outcomes have ordinals. */
export const COUNTED = '38368'

/** Outcomes with ordinals that are recognised only together, and with numbers that are not ordinals. */
export const DESIGN: [competency: string, outcomes: [written: string, stored: string][]][] = [
  [
    `${COUNTED} - INTERACTUAR EN EL CONTEXTO PRODUCTIVO Y SOCIAL`,
    [
      ['593104 - RA 3: GENERAR HÁBITOS SALUDABLES', '593104 - GENERAR HÁBITOS SALUDABLES'],
      ['593105 - RAP 4.  DESARROLLAR PROCESOS\nCOMUNICATIVOS ', '593105 - DESARROLLAR PROCESOS COMUNICATIVOS'],
    ],
  ],
  [
    '38199 - DISEÑAR LA SOLUCIÓN; CON NIÑOS, "Y SIN ELLOS"',
    [
      ['593201 - MODELAR  EN 2D', '593201 - MODELAR EN 2D'],
      ['593202 - 10 HORAS DE PRÁCTICA', '593202 - 10 HORAS DE PRÁCTICA'],
    ],
  ],
  ['36182 - LEER TEXTOS', [['593301 - 01  COMPRENDER LO QUE SE LEE', '593301 - COMPRENDER LO QUE SE LEE']]],
]

const PERSON: Column[] = [
  { field: 'tipo_documento', heading: 'Tipo de Documento' },
  { field: 'nro_documento', heading: 'Número de Documento' },
  { field: 'nombre', heading: 'Nombre' },
  { field: 'apellido', heading: 'Apellidos' },
  { field: 'estado', heading: 'Estado' },
  { field: 'competencia', heading: 'Competencia' },
  { field: 'resultado', heading: 'Resultado de Aprendizaje' },
  { field: 'juicio', heading: 'Juicio de Evaluación' },
]
const DATE: Column = { field: 'fecha_registro', heading: 'Fecha y Hora del Juicio Evaluativo' }
const EVALUATOR: Column = { field: 'evaluador', heading: 'Funcionario que registro el juicio evaluativo' }
const OBSERVATION: Column = { field: 'observacion', heading: 'Observaciones' }
const BLANK: Column = { field: 'added 9', heading: null }

export const LAYOUTS = {
  V1: [...PERSON, EVALUATOR],
  V2: [...PERSON, BLANK, DATE, EVALUATOR],
  V3: [...PERSON, DATE, EVALUATOR, OBSERVATION],
} as const
