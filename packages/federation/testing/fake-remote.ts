import { startSharing } from '../src/sharing'

interface Container {
  init(): void
  get(page: string): Promise<() => unknown>
}

/** Shares the kit's version as the shell does. In a suite that resets modules, after that. */
export const shareKit = (version = '1.0.0') =>
  startSharing({ name: 'shell', shared: { '@fichero/kit/api': [{ version, get: () => () => undefined }] } })

/**
 * Sets what a remote's entry leaves on the page: its pages by name, each with its exports or the error of loading it.
 */
export function leaveContainer(remote: string, pages: Record<string, unknown>) {
  const container: Container = {
    init: () => undefined,
    get: async (page) => {
      const exported = pages[page.replace('./', '')]
      if (exported instanceof Promise) await exported
      if (exported instanceof Error) throw exported
      return () => exported
    },
  }
  Object.assign(window, { [`fichero_${remote}`]: container })
}
