import type { ImportsAnswer, UndoAnswer } from '@fichero/contract/import-history.schema'
import { fixture } from './fixtures.js'
import { FICHA, importEvaluations, type School } from './school.js'

/** Imports a judgments report, which must succeed, and returns the id of the import. */
export async function loadReport(school: School, file = fixture('judgments'), query = ''): Promise<number> {
  const { status, body } = await importEvaluations(school, FICHA, file, query)
  if (status !== 200 || body.reporte.id === null) throw new Error(JSON.stringify(body))
  return body.reporte.id
}

/** Requests to undo an import of the ficha. */
export const undoImport = (school: School, id: number | null, token = school.adminToken, nroFicha = FICHA) =>
  school.api.post<UndoAnswer & { code?: string }>(`/fichas/${nroFicha}/importaciones/${id}/deshacer`, undefined, token)

/** The ficha's imports, newest first. */
export const listImports = async (school: School, token = school.adminToken) =>
  (await school.api.get<ImportsAnswer>(`/fichas/${FICHA}/importaciones`, token)).body.importaciones
