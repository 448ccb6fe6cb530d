import { getInstance } from '@module-federation/enhanced/runtime'

const PAUSE = 2000

/**
 * Makes a part of the kit that does not arrive be asked for until it does. The runtime would keep a failure for good, and
 * so would each module that needed the part, so that no retry could help. Whoever waits has a limit of his own.
 */
export function makeSharesPatient() {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) {
        const { get } = shared
        shared.get = () => untilItArrives(get)
      }
}

async function untilItArrives<T>(get: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await get()
    } catch (error) {
      console.warn('A part of the kit did not arrive; it is asked for again.', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
