import { incompatibilities } from '@fichero/contract/compatibility'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { CodeError, loadCode } from '@fichero/kit/releases'
import { getInstance } from '@module-federation/enhanced/runtime'
import { RemoteError } from './remote-error'

/** The kit's version is read from this module. All modules of the kit have the same version. */
const KIT = '@fichero/kit/api'

/** Delay between two attempts, in ms. */
const PAUSE = 2000
/**
 * Duration of the retries, in ms. They continue after the page has timed out, so that its Retry button finds the part. After
 * five minutes the network is unlikely to return.
 */
const LIMIT = 5 * 60_000

/** The modules that the shell shares with remotes, by scope, name and version. packages/build/src/shared.ts lists them. */
const sharedModules = () => getInstance()?.shareScopeMap ?? {}

/** Major version of the federation library that shell and remotes share. */
function runtimeMajor(): number | undefined {
  const version = getInstance()?.version
  return version === undefined ? undefined : Number.parseInt(version, 10)
}

/** The version of a module that this page shares with remotes. */
const sharedVersion = (module: string) => Object.keys(sharedModules().default?.[module] ?? {})[0]

/**
 * Checks the compatibility of a release by its descriptor, before any of its files is requested.
 * @throws RemoteError('incompatible')
 */
export function expectCompatible(remote: Omit<RemoteDescriptor, 'assets'>) {
  const [reason] = incompatibilities(remote, {
    contract: CONTRACT_MAJOR,
    kit: sharedVersion(KIT),
    offers: { react: sharedVersion('react'), 'react-dom': sharedVersion('react-dom') },
    runtime: runtimeMajor(),
  })
  if (!reason) return
  const { pedido, ofrecido } = reason.params
  throw new RemoteError('incompatible', `${remote.name}: ${reason.code}, asked ${pedido}, offered ${ofrecido}`)
}

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
