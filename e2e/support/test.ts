import { test as base, expect } from '@playwright/test'
import { ADMIN, type Server, startServer } from './server'

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
    const answer = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    })
    const { token, user } = (await answer.json()) as { token: string; user: unknown }
    await page.addInitScript(
      ([token, user]) => {
        if (sessionStorage.getItem('signed-in')) return
        sessionStorage.setItem('signed-in', 'once')
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [token, JSON.stringify(user)] as const,
    )
    await use(undefined)
  },
})
