import { z } from 'zod'
import { code, filter, pageQuery, pagination, wholeNumber } from './common.schema.ts'
import { NIVELES, TYT_GROUPS } from './enums.ts'
import { progress } from './fichas.schema.ts'
import { calendarDay } from './times.schema.ts'

// Figures count apprentices in training in enabled fichas that have not ended.

/** `GET /dashboard/tyt`: apprentices of the tecnólogo level, who must take the test, by readiness band. */
export const tytAnswer = z.object({
  total: z.int(),
  listos: z.int(),
  cerca: z.int(),
  lejos: z.int(),
  /** In fichas without a judgments report, so that their readiness is unknown. */
  sin_reporte: z.int(),
})
export type TytAnswer = z.infer<typeof tytAnswer>

/** `GET /dashboard/programs`: programs with fichas that have not ended, by name. */
export const programFiguresAnswer = z.object({
  programas: z.array(
    z.object({
      id: z.int(),
      codigo: z.string().nullable(),
      version: z.string().nullable(),
      nombre_programa: z.string(),
      nivel: z.enum(NIVELES),
      fichas: z.int(),
      aprendices: z.int(),
      /** Mean `porcentaje_tyt` of its apprentices, 0 to 100. */
      porcentaje_medio: z.number(),
    }),
  ),
})
export type ProgramFiguresAnswer = z.infer<typeof programFiguresAnswer>

/**
 * `GET /dashboard/ending-soon`: enabled fichas whose lective stage ends within `dias` days and whose apprentices in
 * training have unjudged outcomes; soonest first.
 */
export const endingSoonAnswer = z.object({
  dias: z.int(),
  fichas: z.array(
    z.object({
      nro_ficha: z.int(),
      nombre_programa: z.string(),
      nombre_jefe_ficha: z.string(),
      fecha_fin_lectiva: calendarDay,
      /** 0 on the last day. */
      dias_restantes: z.int(),
      /** In training. */
      aprendices: z.int(),
      resultados_por_evaluar: z.int(),
    }),
  ),
})
export type EndingSoonAnswer = z.infer<typeof endingSoonAnswer>

/**
 * Without `tyt`, apprentices of both levels; with it, those of the tecnólogo level, as counted by `GET /dashboard/tyt`.
 */
export const dashboardApprenticesQuery = pageQuery.extend({
  tyt: filter(z.enum(TYT_GROUPS, { error: code('invalid') })),
  programId: filter(wholeNumber()),
})
export type DashboardApprenticesQuery = z.output<typeof dashboardApprenticesQuery>

/** `GET /dashboard/apprentices`: the apprentices behind the figures, newest ficha first, then by name. */
export const dashboardApprenticesAnswer = z.object({
  aprendices: z.array(
    progress.extend({
      nro_documento: z.string(),
      nombre: z.string(),
      apellido: z.string(),
      /** As the reports of SOFIA write it. */
      estado: z.string(),
      nro_ficha: z.int(),
      nombre_programa: z.string(),
    }),
  ),
  pagination,
})
export type DashboardApprenticesAnswer = z.infer<typeof dashboardApprenticesAnswer>
