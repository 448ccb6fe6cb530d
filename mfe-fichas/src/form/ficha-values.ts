import type { Etapa, Jornada, Oferta } from '@fichero/contract/enums'

/** What is chosen both when a ficha is created and when it is edited. */
export interface FichaValues {
  /** The head's document. */
  idJefeFicha: string
  idProgramaFormacion: string
  jornada: Jornada
  oferta: Oferta
  etapa: Etapa
  fechaInicioLectiva: string
  fechaFinLectiva: string
  fechaFinFicha: string
}
