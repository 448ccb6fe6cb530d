import { incompatibilities } from '@fichero/contract/compatibility'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { RemoteError } from './remote-error'
import { runtimeMajor, sharedModules } from './shared-modules'

/** The kit's version is read from this module. All modules of the kit have the same version. */
const KIT = '@fichero/kit/api'

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
