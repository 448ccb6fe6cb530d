import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { FICHA } from './ficha'

/** Returns an apprentice of a ficha who is ready for the TyT test. */
export const enrolled = (nro_documento: string, apellido: string, changes: Partial<Enrolment> = {}): Enrolment => ({
  nro_documento,
  tipo_documento: 'CC',
  nombre: 'ANA',
  apellido,
  estado: 'EN FORMACION',
  horas_aprobadas: 0,
  resultados_aprobados: 60,
  total_resultados: 80,
  porcentaje_tyt: 75,
  banda: 'lista',
  sin_banda: null,
  faltan_para_lista: 0,
  faltan: 20,
  ...changes,
})

/** People of a ficha, sorted by surname as in the API's answer. */
export const PEOPLE = [
  enrolled('900', 'ARIAS', { nombre: 'ZOILA', estado: 'CANCELADO', banda: null, sin_banda: 'retirado', faltan: null }),
  enrolled('1000', 'GÓMEZ'),
  enrolled('200', 'PAZ', {
    nombre: 'EVA',
    resultados_aprobados: 30,
    porcentaje_tyt: 37.5,
    banda: 'lejos',
    faltan_para_lista: 30,
    faltan: 1050,
  }),
  enrolled('30', 'TORO', {
    nombre: 'LUZ',
    tipo_documento: 'TI',
    resultados_aprobados: 80,
    porcentaje_tyt: 100,
    faltan: 0,
  }),
]

/** The API's answer to an administrator for a ficha with people and a report. */
export const FICHA_ANSWER: FichaAnswer = {
  ...FICHA,
  version: 4,
  id_usuario_jefe: 7,
  version_programa: '2',
  total_resultados: 80,
  programa_bloqueado: false,
  ultimo_reporte: { archivo: 'Reporte.xls', fecha: '2026-11-21T15:00:00.000Z', fecha_reporte: '2026-11-20', dias: 7 },
  totales: {
    por_estado: [
      { estado: 'EN FORMACION', personas: 3 },
      { estado: 'CANCELADO', personas: 1 },
    ],
    por_banda: { lista: 2, cerca: 0, lejos: 1, sin_reporte: 0 },
    faltan: 1070,
    cargas: 12,
  },
  aprendices: PEOPLE,
}
