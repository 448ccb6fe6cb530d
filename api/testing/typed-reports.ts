import type { JudgmentState } from '@fichero/contract/enums'
import type { DesignRow } from '../src/areas/programs/design.js'
import type {
  ApprenticesReport,
  JudgmentRecord,
  JudgmentsReport,
  OutcomeRecord,
  PersonRecord,
} from '../src/files/spreadsheet-reader/records.js'

// Reports as the reader processes return them, for specs of the later steps.

const DEFAULTS = {
  nro_ficha: null,
  fila_ficha: 2,
  programa: null,
  codigo: null,
  fila_codigo: null,
  version: null,
  denominacion: null,
  fecha_reporte: null,
  fecha_inicio: null,
  fecha_fin: null,
  centro: null,
  filas: 1,
  rejected: [],
  warnings: [],
}

const PERSON_HEADINGS = {
  tipo_documento: 'Tipo',
  nro_documento: 'Documento',
  nombre: 'Nombre',
  apellido: 'Apellidos',
  celular: 'Celular',
  correo: 'Correo',
  estado: 'Estado',
}

const JUDGMENT_HEADINGS = {
  ...PERSON_HEADINGS,
  competencia: 'Competencia',
  resultado: 'Resultado',
  juicio: 'Juicio',
  fecha_registro: 'Fecha',
  evaluador: 'Funcionario',
}

export const personRecord = (nro_documento: string, overrides: Partial<PersonRecord> = {}): PersonRecord => ({
  fila: 2,
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'LUZ',
  apellido: `SOTO ${nro_documento}`,
  celular: null,
  correo: null,
  estado: 'EN FORMACION',
  ...overrides,
})

/** Without rejected rows. */
const NOBODY = { documents: [], names: [] }

export const apprenticesReport = (
  people: PersonRecord[],
  overrides: Partial<ApprenticesReport> = {},
): ApprenticesReport => ({
  ...DEFAULTS,
  kind: 'aprendices',
  headings: PERSON_HEADINGS,
  people,
  mentioned: NOBODY,
  ...overrides,
})

export const judgmentRecord = (
  nro_documento: string,
  resultado: string,
  estado: JudgmentState | null,
  overrides: Partial<JudgmentRecord> = {},
): JudgmentRecord => ({
  fila: 2,
  nro_documento,
  resultado,
  estado,
  evaluador_documento: estado && '70',
  evaluador_nombre: estado && 'RITA RÍOS',
  fecha_registro: estado && '2026-03-02 08:30:00',
  observacion: null,
  ...overrides,
})

export const outcomeRecord = (row: DesignRow, overrides: Partial<OutcomeRecord> = {}): OutcomeRecord => ({
  fila: 2,
  competency: { codigo: row.codigo_competencia, nombre: row.nombre_competencia },
  outcome: { codigo: row.codigo, nombre_rae: row.nombre_rae },
  otherReading: null,
  ...overrides,
})

/** Returns a judgments report. By default the report has the people of the judgments. */
export const judgmentsReport = (
  design: DesignRow[],
  judgments: JudgmentRecord[],
  overrides: Partial<JudgmentsReport> = {},
): JudgmentsReport => ({
  ...DEFAULTS,
  kind: 'juicios',
  headings: JUDGMENT_HEADINGS,
  mentioned: NOBODY,
  people: [...new Set(judgments.map(({ nro_documento }) => nro_documento))].map((document) => personRecord(document)),
  design: design.map((row) => outcomeRecord(row)),
  judgments,
  ...overrides,
})
