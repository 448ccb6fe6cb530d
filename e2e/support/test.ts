import { test as base, expect } from '@playwright/test'
import { type Server, startServer } from './server.mjs'
import { signInAs, storeSession } from './session.mjs'

export { expect }

interface Fixtures {
  /** A separate system for each test, with only an administrator. */
  server: Server
  /** Signs the administrator in through the API and stores the session in the browser, for tests of other areas. */
  signedIn: undefined
}

export const test = base.extend<Fixtures>({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer()
    await use(server)
    await server.close()
  },
  baseURL: async ({ server }, use) => use(server.url),
  signedIn: async ({ page, server }, use) => {
    await storeSession(page, await signInAs(server))
    await use(undefined)
  },
})

/** The same with the demonstration data. */
export const demoTest = test.extend({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer({ DEMO: 'true' })
    await use(server)
    await server.close()
  },
})
