import type {
  CurrentEnrolment,
  CurrentHolder,
  CurrentJudgment,
  CurrentPerson,
  FichaState,
} from '../src/areas/fichas/import/ficha-state.js'
import type { DesignRow } from '../src/areas/programs/design.js'

const outcomeOf = (id: number, competency: number, text: string): DesignRow => ({
  id_competencia: competency,
  codigo_competencia: String(competency),
  nombre_competencia: `COMPETENCIA ${competency}`,
  id,
  codigo: String(100 + id),
  nombre_rae: text,
})

/** A design: the outcomes 101 and 102 of the competency 10, and the outcome 103 of the competency 20. Their ids are 1 to 3. */
export const DESIGN = [
  outcomeOf(1, 10, 'PREPARAR SUSTRATOS'),
  outcomeOf(2, 10, 'SEMBRAR HORTALIZAS'),
  outcomeOf(3, 20, 'VENDER COSECHAS'),
]

/** Returns a person as stored before an import. */
export const currentPerson = (nro_documento: string, overrides: Partial<CurrentEnrolment> = {}): CurrentEnrolment => ({
  id: Number(nro_documento),
  nro_documento,
  tipo_documento: 'CC',
  nombre: 'LUZ',
  apellido: `SOTO ${nro_documento}`,
  fecha_persona: null,
  estado: 'EN FORMACION',
  celular: null,
  correo: null,
  celular_editado: null,
  correo_editado: null,
  resultados_aprobados: 0,
  fecha_reporte: null,
  tyt_inscrito: null,
  tyt_presentado: null,
  tyt_certificado: null,
  ...overrides,
})

/** Returns a judgment as stored before an import. */
export const currentJudgment = (
  nro_documento: string,
  id_resultado: number,
  overrides: Partial<CurrentJudgment> = {},
): CurrentJudgment => ({
  nro_documento,
  id_matricula: Number(nro_documento),
  id_resultado,
  estado: 'APROBADO',
  evaluador_documento: '70',
  evaluador_nombre: 'RITA RÍOS',
  observacion: null,
  fecha_registro: '2026-03-02 08:30:00',
  id_importacion: 5,
  ...overrides,
})

interface StateParts {
  enrolments?: CurrentEnrolment[]
  others?: CurrentPerson[]
  otherFichas?: Record<string, number[]>
  judgments?: CurrentJudgment[]
  holders?: CurrentHolder[]
}

/** Returns the state of the ficha 2800001, of a program with three outcomes and 900 hours, as an import reads it. */
export const stateOf = ({
  enrolments = [],
  others = [],
  otherFichas = {},
  judgments = [],
  holders = [],
}: StateParts = {}): FichaState => {
  const byDocument = <T>(rows: (T & CurrentHolder)[]) => {
    const documents = new Map<string, Map<number, T>>()
    for (const row of rows)
      documents.set(row.nro_documento, (documents.get(row.nro_documento) ?? new Map()).set(row.id_resultado, row))
    return documents
  }
  return {
    target: {
      nro_ficha: 2_800_001,
      id_programa_formacion: 1,
      codigo: '200001',
      version: '1',
      total_resultados: 3,
      total_horas: 900,
    },
    design: new Map(DESIGN.map((row) => [row.codigo, row])),
    outcomes: new Map(DESIGN.map((row) => [row.codigo, row.id])),
    enrolments: new Map(enrolments.map((row) => [row.nro_documento, row])),
    others: new Map(others.map((row) => [row.nro_documento, row])),
    otherFichas: new Map(Object.entries(otherFichas).map(([document, seen]) => [document, { seen, hidden: 0 }])),
    judgments: byDocument<CurrentJudgment>(judgments),
    holders: byDocument<CurrentHolder>(holders),
    renumbered: new Map(),
    last: null,
    dated: null,
  }
}
