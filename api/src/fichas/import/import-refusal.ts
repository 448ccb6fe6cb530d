import type { ImportQuery } from '@fichero/contract/imports.schema'
import type { AppError } from '../../errors/app-error.js'
import { ageRefusal, rowsRefusal } from '../../imports/import-rules.js'
import type { PlannedImport } from './plan-import.js'

/** Returns why a plan must not be applied as the request asks; null if it may. */
export const importRefusal = ({ upload, state, plan, summary }: PlannedImport, query: ImportQuery): AppError | null =>
  ageRefusal(upload.report, state.dated, query) ?? rowsRefusal(summary, plan.people.length, query)
