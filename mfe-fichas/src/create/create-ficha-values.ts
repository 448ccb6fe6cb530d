import type { CreateFichaInput } from '@fichero/contract/fichas.schema'
import type { FichaValues } from '../form/ficha-values'

export interface CreateFichaValues extends FichaValues {
  nroFicha: string
  archivo_excel: File | null
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
}

/** The `data` part of the request: everything except the file. */
export function requestData({ archivo_excel: _, ...data }: CreateFichaValues): CreateFichaInput {
  return data
}
