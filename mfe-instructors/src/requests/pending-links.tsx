import { useQueryClient } from '@fichero/kit/data'
import { PendingLinkCard } from './pending-link-card'
import { removePendingLink, usePendingLinks } from './use-pending-links'

/** Links of approved users that could not be mailed, until the administrator has handed them over. */
export function PendingLinks({ newest }: { newest: string | undefined }) {
  const client = useQueryClient()
  return usePendingLinks().map((link) => (
    <PendingLinkCard
      key={link.enlace}
      link={link}
      isNew={link.enlace === newest}
      onDone={() => removePendingLink(client, link)}
    />
  ))
}
