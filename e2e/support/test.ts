import { test as base, expect } from '@playwright/test'
import { Host } from './host.mjs'
import { seedFicha } from './seed-ficha'
import type { Server } from './server.mjs'
import { type Session, signInAs, storeSession } from './session.mjs'
import { translatePages } from './translated'

export { expect }

export interface Options {
  /** Replaces the texts of each page, as a browser does that translates it. */
  isTranslated: boolean
}

interface Fixtures extends Options {
  /** Environment variables of the system, in addition to the default variables. */
  env: Record<string, string>
  /** A separate system for each test, with only an administrator. */
  server: Server
  /** Signs the administrator in through the API and stores the session in the browser, for tests of other areas. */
  signedIn: undefined
  /** Like `signedIn`, in a system with a program and a ficha. The value is the administrator's session, for calls of the API. */
  seeded: Session
}

export const test = base.extend<Fixtures, { host: Host }>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await Host.open()
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  env: async ({ browserName: _ }, use) => use({}),
  server: async ({ host, env }, use) => {
    const server = await host.start(env)
    await use(server)
    await server.close()
  },
  baseURL: async ({ server }, use) => use(server.url),
  isTranslated: [false, { option: true }],
  page: async ({ page, isTranslated }, use) => {
    if (isTranslated) await translatePages(page)
    await use(page)
  },
  signedIn: async ({ page, server }, use) => {
    await storeSession(page, await signInAs(server))
    await use(undefined)
  },
  seeded: async ({ server, signedIn: _ }, use) => {
    const admin = await signInAs(server)
    await seedFicha(server, admin)
    await use(admin)
  },
})

/** Like `test`, with the demonstration data. */
export const demoTest = test.extend({ env: async ({ browserName: _ }, use) => use({ DEMO: 'true' }) })
