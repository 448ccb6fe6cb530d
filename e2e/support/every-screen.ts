import { optOutPath, ownProgressPath, PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { test as base, expect, type Page } from '@playwright/test'
import { fillModules } from './busy-modules'
import { detailPaths } from './detail-paths'
import { HEAD_DOCUMENT, useLongNames } from './long-names'
import { makeBatch } from './make-batch.mjs'
import { overflowOf } from './overflow'
import { makeResetPath } from './people'
import { type Server, startServer } from './server.mjs'
import { callApi, type Session, signInAs } from './session.mjs'

/** Widths of the window in CSS pixels: phones, tablets, the breakpoints, and usual screens. */
const WIDTHS = [320, 390, 768, 769, 1024, 1093, 1366, 1920]
const HEIGHT = 768

/** The shared system: its screens and the session of its administrator. */
interface System {
  server: Server
  session: Session
  /** The paths of all screens of the shell and the remotes, by pattern. */
  paths: Map<string, string>
}

/** Shares one system among all tests. Its demonstration data and longest names fill every table and chart. */
export const test = base.extend<object, { system: System }>({
  system: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ DEMO: 'true', SERVICE_NETWORKS: '127.0.0.1' })
      const session = await signInAs(server)
      await fillModules(server, session)
      await use({ server, session, paths: await everyPath(server, session) })
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ system }, use) => use(system.server.url),
})

/** Opens a screen, and waits until it is complete. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Server-templated first rows have the width at which the page was opened.
  await expect(page.locator('main.first-paint-text')).toHaveCount(0)
}

/** Fails at the end of the test if something on the current page overflows at one of the widths. */
export async function expectEveryWidthToFit(page: Page, where: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect.soft(await overflowOf(page), `${where} at ${width} px`).toEqual([])
  }
}

/** Returns the routes of the shell and of the remotes' descriptors, with an example for each parameter. */
async function everyPath(server: Server, session: Session) {
  const { number, apprentice, program, person } = await useLongNames(server, session)
  const examples = new Map<string, string>([
    [PATHS.resetPassword, await makeResetPath(server, session, HEAD_DOCUMENT)],
    [PATHS.batch, await makeBatch((method, path, body) => callApi(server, path, { method, body, session }))],
    [PATHS.ownProgress, ownProgressPath('example')],
    [PATHS.optOut, optOutPath('example')],
    ...detailPaths(number, apprentice, program, person),
    // The page with the widest tables and diagrams.
    ['/manuales/:pagina', `${PATHS.manuals}/diagramas`],
    ['/manuales/imprimir/:manual', `${PATHS.manuals}/imprimir/instalacion`],
  ])
  const { remotes } = await callApi<{ remotes: RemoteDescriptor[] }>(server, '/remotes')
  const patterns = new Set([
    ...Object.values(PATHS),
    ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ])
  return new Map(
    [...patterns].map((pattern) => {
      const path = examples.get(pattern) ?? pattern
      if (path.includes(':')) throw new Error(`No example of ${pattern}.`)
      return [pattern, path]
    }),
  )
}
