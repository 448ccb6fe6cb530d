import { createProgram, readProgramFile } from '@fichero/contract/calls/programs.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { answer, refuse } from '@fichero/kit/testing/answers'
import { PROGRAM } from './program'
import { reportOf } from './report'

/** A rejected row of a design file, as reports list it. */
const REJECTED = { fila: 3, columna: 'Competencia', valor: '', code: 'required', motivo: '', params: {} }
export const REJECTION: Partial<ImportReport> = { filas: 4, rechazados: 1, rechazos: [REJECTED] }
export const WARNED: Partial<ImportReport> = { advertencias: 1, avisos: [{ ...REJECTED, code: 'outcome_repeated' }] }

export const report = (fields: Partial<ImportReport> = {}): ImportReport => ({ ...reportOf('diseno.xls'), ...fields })

/** The API's response to a valid design file. */
const READ: ProgramFileAnswer = {
  ok: true,
  nombre: 'COCINA',
  codigo: '524505',
  version: '2',
  existe: null,
  versiones: [],
  total_competencias: 2,
  total_resultados: 3,
  repetidos: 0,
  filas_vacias: 0,
  competencias: [
    {
      codigo: '71001',
      nombre_competencia: 'COCINAR',
      resultados_aprendizaje: [
        { codigo: 'R1', nombre_rae: 'PELAR' },
        { codigo: 'R2', nombre_rae: 'HERVIR' },
      ],
    },
    {
      codigo: '71002',
      nombre_competencia: 'SERVIR',
      resultados_aprendizaje: [{ codigo: 'R3', nombre_rae: 'SALUDAR' }],
    },
  ],
  reporte: report({ simulado: true }),
}
export const fileRead = (fields: Partial<ProgramFileAnswer> = {}) => answer(readProgramFile, { ...READ, ...fields })
export const created = (reporte = report()) =>
  answer(createProgram, { ok: true, msg: '', program: { ...PROGRAM, id: 9 }, reporte })
/** Error response to a file, whose report has these fields. */
export const rowsRejected = (fields: Partial<ImportReport>) => {
  const refused = refuse(createProgram, 400, 'rows_rejected')
  return { ...refused, body: { ...(refused.body as object), reporte: report(fields) } }
}
