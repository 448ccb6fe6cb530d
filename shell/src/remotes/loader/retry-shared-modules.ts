import { CodeError, loadCode } from '@fichero/kit/releases'
import { sharedModules } from './shared-modules'

/** Delay between two attempts, in ms. */
const PAUSE = 2000
/**
 * Duration of the retries, in ms. They continue after the page has timed out, so that its Retry button finds the part. After
 * five minutes the network is unlikely to return.
 */
const LIMIT = 5 * 60_000

/**
 * Retries parts of the kit that fail to load, for five minutes. Without this, the federation library caches the first failure
 * and no later retry can succeed.
 */
export function retrySharedModules() {
  for (const scope of Object.values(sharedModules()))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) {
        const { get } = shared
        shared.get = () => withRetries(async () => get())
      }
}

/** Loads a part of the kit, with retries. */
async function withRetries<T>(get: () => Promise<T>): Promise<T> {
  const until = performance.now() + LIMIT
  for (;;) {
    try {
      return await loadCode(get)
    } catch (error) {
      // A file that the server no longer has, or has with other content, never loads in this document again.
      if (error instanceof CodeError || performance.now() + PAUSE > until) throw error
      console.warn('A part of the kit could not be loaded. Retrying.', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
