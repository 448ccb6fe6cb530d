import { listWaitingUsers } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { useCan } from '@fichero/kit/session'
import { POLLING } from '../requests/polling'

/** Returns the people who cannot sign in until an administrator acts; nobody if the user may not act. */
export function useWaitingPeople() {
  const isAllowed = useCan('users:approve')
  const users = useCall(listWaitingUsers, {}, { ...POLLING, enabled: isAllowed }).data?.users ?? []
  const ofState = (state: 'habilitado' | 'pendiente') => users.filter(({ estado }) => estado === state)
  return {
    /** People who asked for a new password. */
    askers: ofState('habilitado'),
    /** People who tried to sign in while their access request is pending. */
    applicants: ofState('pendiente'),
  }
}
