import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { AccessLinkDialog } from './access-link-dialog'

interface AccessLinkProps {
  user: User
  /** Called when the link was mailed. */
  onMailed: () => void
}

/** Makes a new link to set a password, after a confirmation. */
export function AccessLink({ user, onMailed }: AccessLinkProps) {
  const { t } = useTranslation('instructors')
  const [asking, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" aria-label={t('link.named', { name: fullName(user) })} onClick={open}>
        {t('link.open')}
      </Button>
      {asking && <AccessLinkDialog user={user} onClose={close} onMailed={onMailed} />}
    </>
  )
}
