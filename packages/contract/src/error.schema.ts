import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { importReport, keptPlan } from './imports.schema.ts'
import { programVersion } from './programs.schema.ts'

/** The body of every error answer. */
export const errorBody = z.object({
  ok: z.literal(false),
  code: z.string() as z.ZodType<ErrorCode>,
  msg: z.string(),
  /** The id of the request in the server's log. */
  request_id: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Errors by form field. */
  errors: z.record(z.string(), z.object({ code: z.string(), msg: z.string() })).optional(),
  /** With `stale_version`: the current row, as the endpoint of the row returns it. */
  actual: z.record(z.string(), z.unknown()).optional(),
  /** With `rows_rejected`, `people_absent`, `plan_changed` and a simulation's `import_older`: what the file would change. */
  reporte: importReport.optional(),
  /** With `plan_changed` and a simulation's `import_older`: the plan that `reporte` describes. */
  plan: keptPlan.optional(),
  /** With `ficha_other_version` and `program_other_version`: the program in the version of the file; null if there is none. */
  programa: programVersion.nullable().optional(),
})
