import type { CreateFichaInput } from '@fichero/contract/fichas.schema'
import type { FichaValues } from '../form/ficha-values'

export interface CreateFichaValues extends FichaValues {
  nroFicha: string
  archivo_excel: File | null
  /** Whether the program is made of the same file, from the three fields below. */
  isNewProgram: boolean
  nombrePrograma: string
  nivel: string
  totalHoras: string
}

/** The defaults of the specification; nothing else is chosen that nobody chose. */
export const INITIAL_VALUES: CreateFichaValues = {
  nroFicha: '',
  idJefeFicha: '',
  idProgramaFormacion: '',
  jornada: 'diurna',
  oferta: 'cerrada',
  etapa: 'productiva',
  fechaInicioLectiva: '',
  fechaFinLectiva: '',
  fechaFinFicha: '',
  archivo_excel: null,
  isNewProgram: false,
  nombrePrograma: '',
  nivel: '',
  totalHoras: '',
}

/** The `data` part of the request: everything except the file, and one of the two programs. */
export function requestData(values: CreateFichaValues): CreateFichaInput {
  const { archivo_excel: _, isNewProgram, nombrePrograma, nivel, totalHoras, idProgramaFormacion, ...ficha } = values
  return { ...ficha, ...(isNewProgram ? { programa: { nombrePrograma, nivel, totalHoras } } : { idProgramaFormacion }) }
}

/** The errors of a new program by the form's fields: the request has it in `programa`. */
export const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field.replace(/^programa\./, ''), error]))
