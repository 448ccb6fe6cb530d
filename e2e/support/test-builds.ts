import { Builds } from './builds'
import { startServer } from './server.mjs'
import { test as base } from './test'

/** Tests with a server and a copy of the builds of their own, which they may damage. */
export const test = base.extend<{ builds: Builds }>({
  builds: async ({ browserName: _ }, use) => {
    const builds = await Builds.copy()
    await use(builds)
    await builds.discard()
  },
  server: async ({ builds }, use) => {
    const server = await startServer({ DIST_ROOT: builds.root })
    await use(server)
    await server.close()
  },
})
