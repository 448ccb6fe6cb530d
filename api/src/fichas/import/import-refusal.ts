import type { ImportQuery } from '@fichero/contract/imports.schema'
import type { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'
import { ageRefusal, rowsRefusal } from '../../imports/import-rules.js'
import type { PlannedImport } from './plan-import.js'
import { fullName } from './plan-people.js'

/** Returns why a plan must not be applied as the request asks; null if it may. */
export function importRefusal(planned: PlannedImport, query: ImportQuery): AppError | null {
  const { upload, state, plan, summary } = planned
  return (
    ageRefusal(upload.report, state.dated, query) ??
    absentRefusal(planned, query) ??
    rowsRefusal(summary, plan.people.length, query)
  )
}

const MAX_NAMED = 5

/**
 * Refuses to apply a report while decisions about absent people are missing, or if it is incomplete. A simulation is
 * not refused.
 */
function absentRefusal({ upload, absent, summary }: PlannedImport, { simular }: ImportQuery): AppError | null {
  if (simular || absent === null || !(absent.propuesto || absent.incompleto)) return null
  const { personas } = absent
  const named = personas.slice(0, MAX_NAMED).map((person) => `${fullName(person)} (${person.nro_documento})`)
  const nombres = [...named, ...(personas.length > MAX_NAMED ? ['…'] : [])].join(', ')
  const params = { archivo: upload.name, total: personas.length, nombres }
  return fail(absent.propuesto ? 'people_absent' : 'report_incomplete', params, { reporte: summary })
}
