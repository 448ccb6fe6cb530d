import { asRemoteError } from './explain'
import { sharedByShell } from './sharing'

const PAUSE = 2000
/**
 * A page's own limit is much shorter. Retries continue in the background, so that its Retry button finds the part,
 * until the network is unlikely to return.
 */
const LIMIT = 5 * 60_000

/**
 * Retries a part of the kit that fails to load, for five minutes. Each module that needs the part would keep its first
 * failure, so no later retry could succeed.
 */
export function retrySharedModules() {
  for (const scope of Object.values(sharedByShell()))
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
      const { reason } = asRemoteError(error)
      // What the server no longer has, or has with other content, does not come back to this document.
      if (reason === 'withdrawn' || reason === 'integrity' || performance.now() + PAUSE > until) throw error
      console.warn('A part of the kit did not arrive; it is asked for again.', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
