import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { FichasAnswer } from '@fichero/contract/fichas.schema'
import { columnsAfter } from '@fichero/contract/fields'

/** A ficha of a list, as in the API's answer to an administrator. */
export const FICHA: FichasAnswer['fichas'][number] = {
  id: 2990024,
  nro_ficha: 2990024,
  id_jefe_ficha: '80101707',
  nombre_jefe_ficha: 'Ingrid Johana Peña Cortés',
  id_programa_formacion: 4,
  programa_formacion: 'Producción agroecológica',
  nivel: 'tecnologo',
  ...columnsAfter(FICHA_FIELDS, {
    jornada: 'mixta',
    oferta: 'abierta',
    fechaInicioLectiva: '2026-01-25',
    fechaFinLectiva: '2027-07-25',
    fechaFinFicha: '2028-01-25',
  }),
  etapa: 'lectiva',
  etapa_a_mano: false,
  estado: 'habilitado',
  centro: null,
  categoria: 'en_proceso',
  total_aprendices_en_formacion: 26,
  progreso: 48.46,
  con_faltantes: 23,
  faltan: 1139,
  dias_reporte: 12,
  can: { edit: true, disable: true, enable: false, importEvaluations: true, shareProgress: false },
}
