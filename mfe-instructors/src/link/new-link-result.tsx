import type { User } from '@fichero/contract/users.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { PendingLinks } from '../requests/pending-links'

interface NewLinkResultProps {
  user: User
  /** Whether a link has just been mailed. */
  isMailed: boolean
}

/** Result of a new link: it was mailed, or must be handed over. */
export function NewLinkResult({ user, isMailed }: NewLinkResultProps) {
  const { t } = useTranslation('instructors')
  return (
    <>
      {isMailed && (
        <Announced>
          <Alert color="green" mt="md" role="note">
            {t('link.mailed', { mail: user.correo_institucional })}
          </Alert>
        </Announced>
      )}
      <PendingLinks userId={user.id} />
    </>
  )
}
