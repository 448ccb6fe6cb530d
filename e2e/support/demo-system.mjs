import { startServer } from './server.mjs'
import { callApi, signInAs, storeSession } from './session.mjs'

/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {Awaited<ReturnType<typeof startDemo>>} Demo */

/** Starts the system with its demonstration data and signs its administrator in. */
export async function startDemo() {
  const server = await startServer({ DEMO: 'true' })
  try {
    const session = await signInAs(server)
    /**
     * @template T
     * @param {string} method
     * @param {string} path
     * @param {unknown} [body]
     * @returns {Promise<T>}
     */
    const send = (method, path, body) => callApi(server, path, { method, body, session })
    /**
     * @template T
     * @param {string} path
     * @returns {Promise<T>}
     */
    const get = (path) => send('GET', path)
    return { url: server.url, session, get, send, stop: server.close }
  } catch (error) {
    await server.close()
    throw error
  }
}

/**
 * Returns a ficha and one of its apprentices. The ficha has much progress, because then its pages show more.
 * @param {Demo} demo
 */
export async function chooseFicha({ get }) {
  /** @type {{ fichas: { nro_ficha: number, nivel: string, progreso: number }[] }} */
  const { fichas } = await get('/fichas?limit=100')
  const chosen = fichas.find(({ nivel, progreso }) => nivel === 'tecnologo' && progreso > 65 && progreso < 95)
  const number = (chosen ?? fichas[0])?.nro_ficha
  /** @type {{ aprendices: { nro_documento: string }[] }} */
  const { aprendices } = await get(`/fichas/${number}`)
  return { number, apprentice: aprendices[0]?.nro_documento }
}

/**
 * Stores the session and choices in a browser context before its first page.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ theme: string, lang: string, session?: Session | null }} choices
 */
export async function storeChoices(context, { theme, lang, session }) {
  await context.addInitScript(
    ([theme, lang]) => {
      localStorage.setItem('theme', theme)
      localStorage.setItem('lang', lang)
    },
    /** @type {const} */ ([theme, lang]),
  )
  if (session) await storeSession(context, session)
}
