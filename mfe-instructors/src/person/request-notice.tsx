import type { User } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { Alert, Button, Group, Text } from '@fichero/kit/ui'
import { useState } from 'react'
import { AccessLinkDialog } from '../link/access-link-dialog'
import { WaitingSince } from '../people/waiting-since'
import { DismissDialog } from '../waiting/dismiss-dialog'
import { useWaitingPeople } from '../waiting/use-waiting-people'

interface RequestNoticeProps {
  user: User
  /** Called when a link was mailed. The page itself shows a link that was not mailed. */
  onMailed: () => void
}

/** Notice for administrators that the person on the current page asked for a new password. */
export function RequestNotice({ user, onMailed }: RequestNoticeProps) {
  const { t } = useTranslation('instructors')
  const request = useWaitingPeople().askers.find(({ id }) => id === user.id)
  const isSelf = useSession()?.user.id === user.id
  const [verb, setVerb] = useState<'link' | 'dismiss'>()
  const close = () => setVerb(undefined)
  return (
    <>
      {request && (
        <Alert color="orange" title={t('waiting.person')} mb="lg">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              <WaitingSince user={request} />
            </Text>
            <Group gap="sm">
              <Button size="xs" variant="default" onClick={() => setVerb('dismiss')}>
                {t('waiting.dismiss')}
              </Button>
              {!isSelf && (
                <Button size="xs" onClick={() => setVerb('link')}>
                  {t('link.submit')}
                </Button>
              )}
            </Group>
          </Group>
        </Alert>
      )}
      {verb === 'link' && <AccessLinkDialog user={user} onClose={close} onMailed={onMailed} />}
      {verb === 'dismiss' && <DismissDialog user={user} onClose={close} />}
    </>
  )
}
