import { z } from 'zod'
import { calendarDay } from './times.schema.ts'

/** The progress of a ficha's people in training after a judgments report, in percent of the program's outcomes. */
export const reportedProgress = z.object({
  /** Id of the import. */
  id: z.int(),
  archivo: z.string(),
  /** The report's date, or the day of its import if the report has no date. */
  fecha: calendarDay,
  /** Mean progress, 0 to 100. */
  avance: z.number(),
  /** Progress of the slowest apprentice; null for a report of a version that did not store it. */
  minimo: z.number().nullable(),
  /** Progress of the fastest apprentice; null together with `minimo`. */
  maximo: z.number().nullable(),
  /** The progress that the dates of the lessons would give on that day, 0 to 100. */
  esperado: z.number(),
})
export type ReportedProgress = z.infer<typeof reportedProgress>

/** `GET /fichas/{nroFicha}/avance`: in the order of the reports' dates. */
export const progressTrendAnswer = z.object({
  ok: z.literal(true),
  /** Judgments reports that were not undone. */
  reportes: z.array(reportedProgress),
})
export type ProgressTrendAnswer = z.infer<typeof progressTrendAnswer>
