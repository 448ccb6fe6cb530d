import { Builds } from './builds'
import { test as base } from './test'

/** Like `test`, with a separate copy of the builds, which the test may damage. */
export const test = base.extend<{ builds: Builds }>({
  builds: async ({ browserName: _ }, use) => {
    const builds = await Builds.copy()
    await use(builds)
    await builds.discard()
  },
  // In production the system would not load builds that change while it runs.
  env: async ({ builds }, use) => use({ DIST_ROOT: builds.root, PRODUCTION: 'false' }),
})
