import type { FichasAnswer } from '@fichero/contract/fichas.schema'

/** A ficha as administrators see it, for examples. */
export const FICHA: FichasAnswer['fichas'][number] = {
  id: 2990024,
  nro_ficha: 2990024,
  id_jefe_ficha: '80101707',
  nombre_jefe_ficha: 'Ingrid Johana Peña Cortés',
  id_programa_formacion: 4,
  programa_formacion: 'Producción agroecológica',
  nivel: 'tecnologo',
  jornada: 'mixta',
  oferta: 'abierta',
  etapa: 'lectiva',
  estado: 'habilitado',
  categoria: 'en_proceso',
  fecha_inicio_lectiva: '2026-01-25',
  fecha_fin_lectiva: '2027-07-25',
  fecha_fin_ficha: '2028-01-25',
  total_aprendices_en_formacion: 26,
  progreso: 48.46,
  con_faltantes: 26,
  can: { edit: true, disable: true, enable: false, importEvaluations: true },
}
