import { Builds } from './builds'
import { test as base } from './test'

/** Tests with a system over its own copy of the builds, which they may damage. */
export const test = base.extend<{ builds: Builds }>({
  builds: async ({ browserName: _ }, use) => {
    const builds = await Builds.copy()
    await use(builds)
    await builds.discard()
  },
  // Only such a system takes what is copied over its builds.
  env: async ({ builds }, use) => use({ DIST_ROOT: builds.root, PRODUCTION: 'false' }),
})
