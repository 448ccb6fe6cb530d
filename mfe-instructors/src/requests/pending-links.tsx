import { useQueryClient } from '@fichero/kit/data'
import { PendingLinkCard } from './pending-link-card'
import { removePendingLink, usePendingLinks } from './use-pending-links'

interface PendingLinksProps {
  /** Only the links of this person. */
  of?: number
  /** The link that has just been added, which takes the focus; of one person it is always so. */
  newest?: string
}

/** Links that were not mailed, until the administrator has handed them over. */
export function PendingLinks({ of, newest }: PendingLinksProps) {
  const client = useQueryClient()
  return usePendingLinks()
    .filter(({ user }) => of === undefined || user.id === of)
    .map((link) => (
      <PendingLinkCard
        key={link.enlace}
        link={link}
        isNew={of !== undefined || link.enlace === newest}
        onDone={() => removePendingLink(client, link)}
      />
    ))
}
