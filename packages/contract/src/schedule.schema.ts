import { z } from 'zod'
import { flag } from './common.schema.ts'

/** `GET /dashboard/schedule`. An omitted field does not filter. */
export const scheduleQuery = z.object({
  /** Only fichas whose jefe is the caller. */
  mias: flag,
})
export type ScheduleQuery = z.output<typeof scheduleQuery>

/** A ficha, its progress, and the progress that its dates would give. */
export const scheduledFicha = z.object({
  nro_ficha: z.int(),
  programa_formacion: z.string(),
  nombre_jefe_ficha: z.string(),
  /** Elapsed share of the lessons, 0 to 100, which is also the progress expected from their dates. */
  esperado: z.number(),
  /** Mean `porcentaje_tyt` of the apprentices in training, 0 to 100. */
  progreso: z.number(),
})
export type ScheduledFicha = z.infer<typeof scheduledFicha>

/** `GET /dashboard/schedule`: enabled fichas between the first day of their lessons and their own end. */
export const scheduleAnswer = z.object({
  /** Farthest behind its dates first; at most `MAX_SCHEDULED_FICHAS`. */
  fichas: z.array(scheduledFicha),
  /** Number of fichas whose progress is below the expected progress. */
  por_debajo: z.int(),
  /** Number of other enabled fichas; each is counted once, for its first reason. */
  omitidas: z.object({
    /** Fichas that have ended. */
    finalizadas: z.int(),
    /** Fichas whose lessons have not begun. */
    sin_empezar: z.int(),
    /** Fichas without a judgments report. */
    sin_reporte: z.int(),
    /** Fichas in which nobody is in training. */
    sin_aprendices: z.int(),
    /** Fichas beyond the first `MAX_SCHEDULED_FICHAS`. */
    menos_atrasadas: z.int(),
  }),
})
export type ScheduleAnswer = z.infer<typeof scheduleAnswer>
/** Why a ficha is left out. */
export type ScheduleOmission = keyof ScheduleAnswer['omitidas']
