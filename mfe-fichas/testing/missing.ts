import type { MissingAnswer } from '@fichero/contract/missing.schema'

type Missing = MissingAnswer['aprendices'][number]['faltantes'][number]

const lacks = (id_resultado: number, responsable: string | null, estado: Missing['estado'] = 'pendiente'): Missing => ({
  id_resultado,
  estado,
  fuente: responsable === null ? 'jefe' : responsable === 'A' ? 'titular' : 'evaluador',
  responsable,
})

const person = (
  nro_documento: string,
  nombre: string,
  apellido: string,
  faltan_para_lista: number,
  faltantes: Missing[],
): MissingAnswer['aprendices'][number] => ({
  nro_documento,
  tipo_documento: 'CC',
  nombre,
  apellido,
  estado: 'EN FORMACION',
  resultados_aprobados: 60 - faltantes.length,
  total_resultados: 60,
  horas_aprobadas: 0,
  porcentaje_tyt: 95,
  banda: 'lista',
  sin_banda: null,
  faltan_para_lista,
  faltan: faltantes.length,
  faltantes,
  aviso: null,
})

const outcome = (id_resultado: number, id_competencia: number, dias: number | null, faltan: number) => ({
  id_resultado,
  codigo: `71${id_resultado}`,
  nombre_rae: `RESULTADO ${id_resultado}`,
  id_competencia,
  codigo_competencia: `7${id_competencia}`,
  nombre_competencia: `COMPETENCIA ${id_competencia}`,
  desde: dias === null ? null : '2026-10-01',
  dias,
  faltan,
})

const responsible = (clave: string, nombre: string, documento: string | null) => ({
  clave,
  nombre,
  documento,
  id_usuario: null,
  pendientes: 1,
  no_aprobados: 0,
})

/** The API's answer for two people who lack outcomes of two competencies. Two evaluators are known, and one is unknown. */
export const MISSING: MissingAnswer = {
  ok: true,
  nro_ficha: 2888001,
  programa_formacion: 'COCINA',
  id_programa_formacion: 4,
  nivel: 'tecnologo',
  estado: 'habilitado',
  ultimo_reporte: { fecha: '2026-11-20T15:00:00Z', fecha_reporte: '2026-11-14', archivo: 'juicios.xls' },
  fuera_de_formacion: [],
  id_jefe_ficha: '30',
  nombre_jefe_ficha: 'Ana Rojas',
  totales: { aprendices: 1200, con_faltantes: 2, faltan: 4, pendientes: 3, no_aprobados: 1 },
  aprendices: [
    person('1001', 'LUZ', 'VEGA', 2, [lacks(10, 'A'), lacks(11, null), lacks(20, 'A', 'NO APROBADO')]),
    person('1002', 'EVA', 'PAZ', 0, [lacks(10, 'B')]),
  ],
  resultados: [outcome(10, 1, 40, 2), outcome(11, 1, null, 1), outcome(20, 2, 90, 1)],
  responsables: [responsible('A', 'Rita Luna', '20'), responsible('B', 'Otto Gil', null)],
}
