import type { ScheduleAnswer, ScheduledFicha } from '@fichero/contract/schedule.schema'

/** A ficha that is 56.9 points behind its dates. */
export const BEHIND: ScheduledFicha = {
  nro_ficha: 2990003,
  programa_formacion: 'GESTION CONTABLE Y FINANCIERA',
  nombre_jefe_ficha: 'Valentina Londoño Figueroa',
  esperado: 92.4,
  progreso: 35.5,
}
/** A ficha that is 12.5 points ahead of its dates. */
export const AHEAD: ScheduledFicha = {
  nro_ficha: 2990024,
  programa_formacion: 'COCINA',
  nombre_jefe_ficha: 'Camilo Ortiz Peña',
  esperado: 25,
  progreso: 37.5,
}

const NONE: ScheduleAnswer['omitidas'] = {
  finalizadas: 0,
  sin_empezar: 0,
  sin_reporte: 0,
  sin_aprendices: 0,
  menos_atrasadas: 0,
}

/** The answer with these fichas, in order, and numbers of others. */
export const scheduleAnswer = (
  fichas: ScheduledFicha[],
  omitidas: Partial<ScheduleAnswer['omitidas']> = {},
): ScheduleAnswer => ({
  fichas,
  por_debajo: fichas.filter(({ progreso, esperado }) => progreso < esperado).length,
  omitidas: { ...NONE, ...omitidas },
})
