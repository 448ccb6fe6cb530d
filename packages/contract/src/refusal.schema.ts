import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { importReport, keptPlan } from './imports.schema.ts'

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  ok: z.literal(false),
  code: z.string() as z.ZodType<ErrorCode>,
  msg: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** What is wrong with each field of the form. */
  errors: z.record(z.string(), z.object({ code: z.string(), msg: z.string() })).optional(),
  /** With `conflict` after `If-Match`: the row as it is now, as its own call answers it. */
  actual: z.record(z.string(), z.unknown()).optional(),
  /** With `rows_rejected`, `plan_changed` and a simulation's `import_older`: what the file would have done. */
  reporte: importReport.optional(),
  /** With `plan_changed` and a simulation's `import_older`: the plan that does what `reporte` says. */
  plan: keptPlan.optional(),
})
