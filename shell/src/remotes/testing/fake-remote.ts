import { init } from '@module-federation/enhanced/runtime'

interface Container {
  init(): void
  get(page: string): Promise<() => unknown>
}

/** Shares the kit's version as the shell's build does. A suite that resets modules must call this function afterwards. */
export const shareKit = (version = '1.0.0') => share('@fichero/kit/api', version, async () => () => undefined)

/** Shares one module as the shell's build does. Returns the shell's instance of the federation library. */
export function share(module: string, version: string, get: () => Promise<() => unknown>) {
  const shareConfig = { singleton: true, requiredVersion: `^${version}` }
  const shared = { [module]: { version, get, shareConfig, strategy: 'loaded-first' as const } }
  return init({ name: 'shell', remotes: [], shared })
}

/**
 * Assigns a container to the global variable of a remote: pages by name, each with its exports or its loading error.
 */
export function leaveContainer(remote: string, pages: Record<string, unknown>, variable = `fichero_${remote}`) {
  const container: Container = {
    init: () => undefined,
    get: async (page) => {
      const exported = pages[page.replace('./', '')]
      if (exported instanceof Promise) await exported
      if (exported instanceof Error) throw exported
      return () => exported
    },
  }
  Object.assign(window, { [variable]: container })
}
