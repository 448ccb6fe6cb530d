import { useQueryClient } from '@fichero/kit/data'
import { PendingLinkCard } from './pending-link-card'
import { removePendingLink, usePendingLinks } from './use-pending-links'

interface PendingLinksProps {
  /** Only the links of this person. */
  userId?: number
  /** The link that has just been added, which takes the focus. With `userId`, every link takes the focus. */
  newest?: string
}

/** Links to set a password that were not mailed. A link remains until the administrator marks it as handed over. */
export function PendingLinks({ userId, newest }: PendingLinksProps) {
  const client = useQueryClient()
  return usePendingLinks()
    .filter(({ user }) => userId === undefined || user.id === userId)
    .map((link) => (
      <PendingLinkCard
        key={link.enlace}
        link={link}
        isNew={userId !== undefined || link.enlace === newest}
        onDone={() => removePendingLink(client, link)}
      />
    ))
}
