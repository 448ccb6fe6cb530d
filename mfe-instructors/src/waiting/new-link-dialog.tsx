import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { useQueryClient } from '@fichero/kit/data'
import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { PendingLinkCard } from '../requests/pending-link-card'
import { removePendingLink, usePendingLinks } from '../requests/use-pending-links'

interface NewLinkDialogProps {
  user: User
  onClose: () => void
}

/** Dialog with a new link, for pages without a list of pending links. The page of access requests lists the link too. */
export function NewLinkDialog({ user, onClose }: NewLinkDialogProps) {
  const { t } = useTranslation('instructors')
  const client = useQueryClient()
  const link = usePendingLinks().find((one) => one.user.id === user.id)
  if (!link) return null
  const finish = () => {
    removePendingLink(client, link)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('waiting.made', { name: fullName(user) })}>
      <PendingLinkCard link={link} isNew onDone={finish} />
    </Modal>
  )
}
