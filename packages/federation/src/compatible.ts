import { incompatibilities } from '@fichero/contract/compatibility'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { RemoteError } from './remote-error'
import { runtimeMajor, sharedModules } from './shared-modules'

/** Any sub-path of the kit: all have its version. */
const KIT = '@fichero/kit/api'

/** The version of a module that this page shares with remotes. */
const shared = (module: string) => Object.keys(sharedModules().default?.[module] ?? {})[0]

/**
 * Checks a release by what its descriptor says, so that none of its files is asked for in vain.
 * @throws RemoteError('incompatible')
 */
export function expectCompatible(remote: Omit<RemoteDescriptor, 'assets'>) {
  const [reason] = incompatibilities(remote, {
    contract: CONTRACT_MAJOR,
    kit: shared(KIT),
    offers: { react: shared('react'), 'react-dom': shared('react-dom') },
    runtime: runtimeMajor(),
  })
  if (!reason) return
  const { pedido, ofrecido } = reason.params
  throw new RemoteError('incompatible', `${remote.name}: ${reason.code}, asked ${pedido}, offered ${ofrecido}`)
}
