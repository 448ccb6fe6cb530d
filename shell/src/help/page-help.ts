import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { opens } from '@fichero/contract/route-addresses'
import { linksAt } from '@fichero/kit/host'

/** Returns the link of help that explains the screen at a path: of several, the one with the most specific address. */
export function helpOf(pathname: string, remotes: RemoteDescriptor[], may: (access: string) => boolean) {
  const explained = linksAt(remotes, 'help', may).flatMap((link) =>
    (link.also ?? []).filter((address) => opens(`${address}/*`, pathname)).map((address) => ({ link, address })),
  )
  return explained.sort((a, b) => b.address.length - a.address.length).at(0)?.link
}
