import type { Ficha } from '@fichero/contract/fichas.schema'
import type { FichaValues } from '../form/ficha-values'

export const valuesOf = (ficha: Ficha): FichaValues => ({
  idJefeFicha: ficha.id_jefe_ficha,
  idProgramaFormacion: String(ficha.id_programa_formacion),
  jornada: ficha.jornada,
  oferta: ficha.oferta,
  etapa: ficha.etapa,
  fechaInicioLectiva: ficha.fecha_inicio_lectiva,
  fechaFinLectiva: ficha.fecha_fin_lectiva,
  fechaFinFicha: ficha.fecha_fin_ficha,
})
