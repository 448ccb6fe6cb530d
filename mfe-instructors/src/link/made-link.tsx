import type { User } from '@fichero/contract/users.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { PendingLinks } from '../requests/pending-links'

interface MadeLinkProps {
  user: User
  /** Whether a link has just been mailed. */
  isMailed: boolean
}

/** What became of a new link: it was mailed, or waits to be handed over. */
export function MadeLink({ user, isMailed }: MadeLinkProps) {
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
      <PendingLinks of={user.id} />
    </>
  )
}
