import type { Etapa, Jornada, Oferta } from '@fichero/contract/enums'
import type { CreateFichaInput } from '@fichero/contract/fichas.schema'

export interface CreateFichaValues {
  nroFicha: string
  idJefeFicha: string
  idProgramaFormacion: string
  jornada: Jornada
  oferta: Oferta
  etapa: Etapa
  fechaInicioLectiva: string
  fechaFinLectiva: string
  fechaFinFicha: string
  archivo_excel: File | null
}

export const initialValues = (programId: number | undefined): CreateFichaValues => ({
  nroFicha: '',
  idJefeFicha: '',
  idProgramaFormacion: programId === undefined ? '' : String(programId),
  jornada: 'diurna',
  oferta: 'cerrada',
  etapa: 'productiva',
  fechaInicioLectiva: '',
  fechaFinLectiva: '',
  fechaFinFicha: '',
  archivo_excel: null,
})

/** The `data` part of the request: everything except the file. */
export function requestData({ archivo_excel: _, ...data }: CreateFichaValues): CreateFichaInput {
  return data
}
