import type { ImportQuery } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import type { AppError } from '../../../errors/app-error.js'
import { fail } from '../../../errors/fail.js'
import { ageRefusal, rowsRefusal } from '../../../files/import-records/import-rules.js'
import type { PlannedImport } from './plan-import.js'

/** Returns the error if the plan must not be applied with the options of the request, otherwise null. */
export function importRefusal(planned: PlannedImport, query: ImportQuery): AppError | null {
  const { upload, state, plan, summary } = planned
  return (
    ageRefusal(upload.report, state.dated, query) ??
    // A rejected row may be the reason why somebody seems absent.
    rowsRefusal(summary, plan.people.length, query) ??
    absentError(planned, query)
  )
}

/** Maximum number of absent people whom the error names. */
const MAX_NAMED = 5

/**
 * Returns the error for a report with absent people if the user has not decided about them, or if the report is incomplete.
 * Returns null in a dry run.
 */
function absentError({ upload, absent, summary }: PlannedImport, { simular }: ImportQuery): AppError | null {
  if (simular || absent === null || !(absent.propuesto || absent.incompleto)) return null
  const { personas } = absent
  const named = personas.slice(0, MAX_NAMED).map((person) => `${fullName(person)} (${person.nro_documento})`)
  const nombres = [...named, ...(personas.length > MAX_NAMED ? ['…'] : [])].join(', ')
  const params = { archivo: upload.name, total: personas.length, nombres }
  return fail(absent.propuesto ? 'people_absent' : 'report_incomplete', params, { reporte: summary })
}
