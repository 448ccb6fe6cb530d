import type { Ask } from './actions.js'

/** Figures of all tables that an action may change, including counters and the audit log. */
const FIGURES = {
  auditoria: 'SELECT COUNT(*) FROM auditoria',
  importaciones: 'SELECT COUNT(*) FROM importacion',
  detalles: 'SELECT COUNT(*) FROM importacion_detalle',
  cambios: 'SELECT COUNT(*) FROM cambio_matricula',
  juicios: 'SELECT COUNT(*) FROM juicio',
  juicios_de: 'SELECT SUM((id_matricula * 7 + id_resultado * 13) * LENGTH(estado)) FROM juicio',
  avance: 'SELECT SUM(resultados_aprobados * 31 + horas_aprobadas) FROM matricula',
  matriculas: 'SELECT SUM(version) FROM matricula',
  fichas: 'SELECT SUM(version * 7 + aprobados_en_formacion * 31 + total_aprendices_en_formacion) FROM ficha',
  personas: 'SELECT SUM(personas * (resultados_aprobados + 1)) FROM ficha_avance',
  usuarios: 'SELECT SUM(version * 7 + version_token) FROM usuario',
  remotos: 'SELECT SUM(version) FROM remoto',
  lanzamientos: 'SELECT COUNT(*) FROM lanzamiento',
}
/** The figures by name. */
export type Summary = Record<keyof typeof FIGURES, number>

const SUMMARY = `SELECT ${Object.entries(FIGURES).map(([name, figure]) => `(${figure}) AS ${name}`)}`

/** Reads the figures. */
export async function summaryOf(ask: Ask): Promise<Summary> {
  const [row] = await ask(SUMMARY)
  return Object.fromEntries(Object.keys(FIGURES).map((name) => [name, Number(row?.[name])])) as Summary
}

/** Returns the changes of the figures that changed. */
export const difference = (before: Summary, after: Summary): Partial<Summary> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const change = value - before[name as keyof Summary]
      return change === 0 ? [] : [[name, change]]
    }),
  )
