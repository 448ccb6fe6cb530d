import type { UserAnswer } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEdit } from '@fichero/kit/icons'
import { useSession } from '@fichero/kit/session'
import { Alert, Button, Group } from '@fichero/kit/ui'
import { useState } from 'react'
import { DisableInstructor } from '../disable/disable-instructor'
import { preloadEditInstructor } from '../edit/edit-instructor-modal'
import { AccessLink } from '../link/access-link'
import { fullName } from '../people/full-name'
import { PendingLinks } from '../requests/pending-links'

interface InstructorActionsProps {
  user: UserAnswer['user']
  onEdit: () => void
  onDisabled: () => void
}

/** What the reader may do with the person. One's own data are edited in the profile. */
export function InstructorActions({ user, onEdit, onDisabled }: InstructorActionsProps) {
  const { t } = useTranslation('instructors')
  const isSelf = useSession()?.user.id === user.id
  const [isMailed, setMailed] = useState(false)
  const { edit, disable, link } = user.can
  if (isSelf || !(edit || disable || link)) return null
  return (
    <>
      {isMailed && (
        <Alert color="green" mt="md" role="status">
          {t('link.mailed', { mail: user.correo_institucional })}
        </Alert>
      )}
      <PendingLinks of={user.id} />
      <Group gap="sm" mt="lg" justify="flex-end">
        {disable && <DisableInstructor user={user} onDone={onDisabled} />}
        {link && <AccessLink user={user} onMailed={() => setMailed(true)} />}
        {edit && (
          <Button
            leftSection={<IconEdit />}
            aria-label={t('edit.named', { name: fullName(user) })}
            onClick={onEdit}
            onPointerEnter={preloadEditInstructor}
            onFocus={preloadEditInstructor}
          >
            {t('edit.open')}
          </Button>
        )}
      </Group>
    </>
  )
}
