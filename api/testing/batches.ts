import type { BatchAnswer, ChangedBatchAnswer } from '@fichero/contract/batches.schema'
import type { BatchReportState } from '@fichero/contract/enums'
import { BatchQueue } from '../src/areas/fichas/batches/batch-queue.js'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { FICHA, getFicha, type School } from './school.js'
import { edited } from './spreadsheets.js'

/** The fixture's judgments report as one of another ficha. */
export const reportOf = (ficha: number): SpreadsheetFile =>
  edited('judgments', (rows) => {
    rows[2] = rows[2]!.map((cell) => (cell === FICHA ? ficha : cell))
  })

/** Functions that use batches as the administrator of a school. */
export function batchesOf(school: School) {
  const { api, adminToken } = school
  const post = (path: string, body?: unknown) => api.post<ChangedBatchAnswer>(`/fichas/lotes${path}`, body, adminToken)
  const send = (lote: number, numero: number, file: SpreadsheetFile) =>
    api.upload<ChangedBatchAnswer>('POST', `/fichas/lotes/${lote}/archivos?numero=${numero}`, { file }, adminToken)
  const read = async (lote: number, query = '') =>
    (await api.get<BatchAnswer>(`/fichas/lotes/${lote}${query}`, adminToken)).body
  /** Runs everything that waits in the queue, as the server does in the background. */
  const work = async () => {
    const queue = api.app.get(BatchQueue)
    while (await queue.runNext()) {
      /* the next one */
    }
  }
  return {
    post,
    send,
    read,
    work,
    /** Creates a batch, sends the files and plans them. Returns its id. */
    async batchOf(...files: SpreadsheetFile[]): Promise<number> {
      const { body } = await post('', { archivos: files.length })
      for (const [index, file] of files.entries()) await send(body.lote.id, index + 1, file)
      await work()
      return body.lote.id
    },
    /** Returns the states of the reports, by ficha or, without a ficha, by name of the file. */
    async statesOf(lote: number): Promise<Record<string, BatchReportState>> {
      const { reportes } = await read(lote)
      return Object.fromEntries(reportes.map(({ nro_ficha, archivo, estado }) => [nro_ficha ?? archivo, estado]))
    },
    /** Returns the number of approvals in a ficha. */
    async approvedIn(ficha: number): Promise<number> {
      const { aprendices } = await getFicha(school, ficha)
      return aprendices.reduce((sum, person) => sum + person.resultados_aprobados, 0)
    },
  }
}
