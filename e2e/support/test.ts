import { test as base, expect } from '@playwright/test'
import { type Server, startServer } from './server.mjs'
import { remember, signInAs } from './session.mjs'

export { expect }

interface Fixtures {
  /** A system of this test's own, with an administrator and nothing else. */
  server: Server
  /** Signs the administrator in through the API and remembers it in the browser, for tests that are not about signing in. */
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
    await remember(page, await signInAs(server))
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
