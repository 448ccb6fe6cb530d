import { enableUser } from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import type { UserDetail } from '@fichero/contract/users.schema'
import { StateButton } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert, Group, Text } from '@fichero/kit/ui'
import { useDisabledWords } from '../disabled/use-disabled-words'

/** Says of a person who cannot sign in why, and what can be done. */
export function StateNotice({ user }: { user: UserDetail }) {
  const { t } = useTranslation('instructors')
  const say = useDisabledWords()
  if (user.estado === 'habilitado') return null
  if (user.estado === 'pendiente')
    return (
      <Alert color="orange" title={t('person.pending')} mb="lg">
        <Link to={PATHS.accessRequests}>{t('users.decide')}</Link>
      </Alert>
    )
  return (
    <Alert color="orange" title={t('person.disabled')} mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('person.disabledHelp')}</Text>
        <StateButton row={user} verb="enable" change={enableUser} say={say} />
      </Group>
    </Alert>
  )
}
