import { enableUser } from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import type { UserDetail } from '@fichero/contract/users.schema'
import { StateButton } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert, Group, Text } from '@fichero/kit/ui'
import { useDisabledTexts } from '../disabled/use-disabled-texts'
import { WaitingSince } from '../people/waiting-since'
import { useWaitingPeople } from '../waiting/use-waiting-people'
import { ContractNotice } from './contract-notice'

/** Notice why a person cannot sign in, and what an administrator can do. */
export function StateNotice({ user }: { user: UserDetail }) {
  const { t } = useTranslation('instructors')
  const say = useDisabledTexts()
  const applicant = useWaitingPeople().applicants.find(({ id }) => id === user.id)
  if (user.estado === 'habilitado') return user.limite_contrato ? <ContractNotice limit={user.limite_contrato} /> : null
  if (user.estado === 'pendiente')
    return (
      <Alert color="orange" title={t('person.pending')} mb="lg">
        {applicant && (
          <Text size="sm">
            <WaitingSince user={applicant} />
          </Text>
        )}
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
