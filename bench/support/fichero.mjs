import { ADMIN, startServer } from '@fichero/e2e/server'
import { callApi, signInAs } from '@fichero/e2e/session'

/** @typedef {Awaited<ReturnType<typeof startFichero>>} Fichero */

/**
 * Starts the system in a child process on a MySQL database, or on SQLite without one, with a signed-in administrator.
 * @param {string} [databaseUrl]
 * @param {Record<string, string>} [settings]
 */
export async function startFichero(databaseUrl, settings = {}) {
  const server = await startServer(databaseUrl ? { ...settings, DATABASE_URL: databaseUrl } : settings)
  const session = await signInAs(server)
  return {
    url: server.url,
    pid: server.pid,
    session,
    /** Document number of the administrator, who is the head of every ficha. */
    head: ADMIN.nro_documento,
    /**
     * Sends a spreadsheet, with `data` as the form's JSON if given.
     * @template T
     * @param {string} method
     * @param {string} path
     * @param {Uint8Array<ArrayBuffer>} bytes
     * @param {object} [data]
     * @returns {Promise<T>}
     */
    upload(method, path, bytes, data) {
      const form = new FormData()
      if (data) form.set('data', JSON.stringify(data))
      form.set('archivo_excel', new Blob([bytes]), 'Reporte de Juicios Evaluativos.xls')
      return callApi(server, path, { method, body: form, session })
    },
    stop: server.close,
  }
}
