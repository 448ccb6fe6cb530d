import { getInstance } from '@module-federation/enhanced/runtime'

const PAUSE = 2000
/** A page's own limit ends much earlier; asking goes on so that its Retry finds the part, until the network is hardly coming back. */
const LIMIT = 5 * 60_000

/**
 * Makes a part of the kit that does not arrive be asked for again, for five minutes. The runtime would keep the first
 * failure for good, and so would each module that needed the part, so that no retry could help.
 */
export function retrySharedModules() {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) {
        const { get } = shared
        shared.get = () => retried(get)
      }
}

async function retried<T>(get: () => T | Promise<T>): Promise<T> {
  const until = performance.now() + LIMIT
  for (;;) {
    try {
      return await get()
    } catch (error) {
      if (performance.now() + PAUSE > until) throw error
      console.warn('A part of the kit did not arrive; it is asked for again.', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
