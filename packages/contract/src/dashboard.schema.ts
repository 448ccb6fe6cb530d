import { z } from 'zod'
import { code, filter, flag, pageQuery, pagination, wholeNumber } from './common.schema.ts'
import { NIVELES, type ReportState, TYT_GROUPS } from './enums.ts'
import { progress } from './fichas.schema.ts'
import { calendarDay } from './times.schema.ts'

// Figures count apprentices in training in enabled fichas that have not ended.

/** `GET /dashboard/tyt`: apprentices of the tecnólogo level, who must take the test, by readiness band. */
export const tytAnswer = z.object({
  total: z.int(),
  listos: z.int(),
  cerca: z.int(),
  lejos: z.int(),
  /** Apprentices in fichas without a judgments report, whose readiness is unknown. */
  sin_reporte: z.int(),
  /** `listos` without any recorded step of the test (`tyt-steps.ts`). */
  listos_sin_inscribir: z.int(),
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
      /** Mean `porcentaje_tyt` of the program's apprentices, 0 to 100. */
      porcentaje_medio: z.number(),
    }),
  ),
})
export type ProgramFiguresAnswer = z.infer<typeof programFiguresAnswer>

/**
 * `GET /dashboard/ending-soon`: enabled fichas whose etapa lectiva ends within `dias` days and whose apprentices in
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
      /** Days until the end of the etapa lectiva: 0 on its last day. */
      dias_restantes: z.int(),
      /** Number of apprentices in training. */
      aprendices: z.int(),
      resultados_por_evaluar: z.int(),
    }),
  ),
})
export type EndingSoonAnswer = z.infer<typeof endingSoonAnswer>

/**
 * `GET /dashboard/own-fichas`: enabled fichas whose jefe is the caller and that have not ended, newest number first; at most
 * `MAX_OWN_FICHAS`.
 */
export const ownFichasAnswer = z.object({
  fichas: z.array(
    z.object({
      nro_ficha: z.int(),
      nombre_programa: z.string(),
      /** Day of the last judgments report, or of its import if it has no date; null before the first report. */
      fecha_reporte: calendarDay.nullable(),
      /** Days since `fecha_reporte`; null before the first report. */
      dias_reporte: z.int().nullable(),
      /** Number of apprentices in training. */
      aprendices: z.int(),
      /** Apprentices in training who lack at least one outcome; 0 before the first report. */
      con_faltantes: z.int(),
      /** Outcomes not approved, summed over the apprentices in training; null before the first report. */
      faltan: z.int().nullable(),
      /** Apprentices in training who lack one to three outcomes for the TyT test. */
      cerca: z.int(),
      /** Apprentices in training whose contact data has neither mail nor phone. */
      sin_contacto: z.int(),
    }),
  ),
})
export type OwnFichasAnswer = z.infer<typeof ownFichasAnswer>

/** `GET /dashboard/owed`: the judgments that the caller owes, by the filter `responsable` of `GET /fichas/pendientes`. */
export const ownOwedAnswer = z.object({
  /** Judgments that the caller owes certainly or probably. */
  juicios: z.int(),
  /** Fichas with judgments that the caller owes. */
  fichas: z.int(),
})
export type OwnOwedAnswer = z.infer<typeof ownOwedAnswer>

/** `GET /dashboard/reports`: how many fichas each value of the filter `reporte` of `GET /fichas` finds. */
export const reportCountsAnswer = z.object({
  /** Fichas whose last report is older than `OLD_REPORT_DAYS` days, or that have none. */
  atrasado: z.int(),
  /** Fichas whose last import had rejected rows. */
  con_rechazos: z.int(),
} satisfies Record<ReportState, z.ZodInt>)
export type ReportCountsAnswer = z.infer<typeof reportCountsAnswer>

/** `GET /dashboard/loaders`: the people who may import reports, by surname; the first `MAX_LOADERS` of `total`. */
export const loadersAnswer = z.object({
  personas: z.array(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
  total: z.int(),
})
export type LoadersAnswer = z.infer<typeof loadersAnswer>

/**
 * Without `tyt`, apprentices of both levels; with `tyt`, apprentices of the tecnólogo level, whom `GET /dashboard/tyt` counts.
 */
export const dashboardApprenticesQuery = pageQuery.extend({
  tyt: filter(z.enum(TYT_GROUPS, { error: code('invalid') })),
  programId: filter(wholeNumber()),
  /** Only fichas whose jefe is the caller. */
  mias: flag,
  /** Only apprentices whose contact data has neither mail nor phone. */
  sinContacto: flag,
})
export type DashboardApprenticesQuery = z.output<typeof dashboardApprenticesQuery>

/** `GET /dashboard/apprentices`: the apprentices behind the figures, newest ficha first, then by name. */
export const dashboardApprenticesAnswer = z.object({
  aprendices: z.array(
    progress.extend({
      tipo_documento: z.string(),
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
