import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const FIXTURES = resolve(import.meta.dirname, '../../api/fixtures')
const NAMES = ['Reporte de Juicios Evaluativos 2888001.xls', 'Reporte de Aprendices Ficha 2888001.xls']

/**
 * Makes a batch of two reports, of which a third one has not arrived. Returns its path.
 * @param {(method: string, path: string, body?: unknown) => Promise<any>} send calls the API as the administrator
 */
export async function makeBatch(send) {
  const { lote } = await send('POST', '/fichas/lotes', { archivos: NAMES.length + 1 })
  for (const [index, name] of NAMES.entries()) {
    const form = new FormData()
    form.append('archivo_excel', new Blob([await readFile(resolve(FIXTURES, name))]), name)
    await send('POST', `/fichas/lotes/${lote.id}/archivos?numero=${index + 1}`, form)
  }
  return `/fichas/lotes/${lote.id}`
}
