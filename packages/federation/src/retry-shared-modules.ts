import { CodeError, loadCode } from '@fichero/kit/releases'
import { sharedModules } from './shared-modules'

const PAUSE = 2000
/**
 * A page's own limit is much shorter. Retries continue in the background, so that its Retry button finds the part,
 * until the network is unlikely to return.
 */
const LIMIT = 5 * 60_000

/**
 * Retries a part of the kit that fails to load, for five minutes. The federation library keeps the first failure, so no
 * later retry could succeed.
 */
export function retrySharedModules() {
  for (const scope of Object.values(sharedModules()))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) {
        const { get } = shared
        shared.get = () => retried(async () => get())
      }
}

async function retried<T>(get: () => Promise<T>): Promise<T> {
  const until = performance.now() + LIMIT
  for (;;) {
    try {
      return await loadCode(get)
    } catch (error) {
      // What the server no longer has, or has with other content, does not come back to this document.
      if (error instanceof CodeError || performance.now() + PAUSE > until) throw error
      console.warn('A part of the kit did not arrive; it is asked for again.', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
