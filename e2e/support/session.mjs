import { ADMIN } from './server.mjs'

/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {{ token: string, user: { id: number, nro_documento: string }, permisos: string[] }} Session */

/**
 * Calls the API. `body` is sent as JSON, or as a form if it is `FormData`. Returns the parsed answer, and throws if the status
 * is not 2xx.
 * @template T
 * @param {Pick<Server, 'url'>} server
 * @param {string} path
 * @param {{ method?: string, body?: unknown, session?: Session | undefined }} [init]
 * @returns {Promise<T>}
 */
export async function callApi(server, path, { method = 'GET', body, session } = {}) {
  const isJson = body !== undefined && !(body instanceof FormData)
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(session && { 'x-token': session.token }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : isJson ? JSON.stringify(body) : null,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/**
 * Signs in through the API, as the administrator by default.
 * @param {Pick<Server, 'url'>} server
 * @returns {Promise<Session>}
 */
export const signInAs = (server, credentials = ADMIN) =>
  callApi(server, '/auth/login', { method: 'POST', body: credentials })

/**
 * Signs the browser in from its first page on, until it signs out.
 * @param {Pick<import('@playwright/test').Page, 'addInitScript'>} page or the context of several pages
 * @param {Session} session
 */
export const storeSession = (page, { token, user, permisos }) =>
  page.addInitScript(
    ([token, user, permisos]) => {
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'once')
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
      localStorage.setItem('permisos', permisos)
    },
    /** @type {const} */ ([token, JSON.stringify(user), JSON.stringify(permisos)]),
  )
