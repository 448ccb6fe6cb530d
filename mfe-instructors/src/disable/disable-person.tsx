import { getUser } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { Modal } from '@fichero/kit/dialog'
import { lazyPart, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import type { Disabling } from './disable-dialog'

/** Loaded when it is asked for. */
export const DisableDialog = lazyPart<Disabling>('instructors/disable', () =>
  import(/* webpackChunkName: "disable-instructor" */ './disable-dialog').then((part) => part.DisableDialog),
)

/** Preloads the question's code. */
export const preloadDisable = DisableDialog.preload

interface DisablePersonProps extends Omit<Disabling, 'user'> {
  id: number
}

/** The question before a person of a list is disabled: which fichas it is about is read first. */
export function DisablePerson({ id, onClose, onDone }: DisablePersonProps) {
  const { t } = useTranslation('instructors')
  const query = useCall(getUser, { params: { id } })
  if (query.data) return <DisableDialog user={query.data.user} onClose={onClose} onDone={onDone} />
  return (
    <Modal opened onClose={onClose} title={t('disable.ask')}>
      <QueryView query={query} skeleton={<Skeleton height={120} />} errorTitle={t('view.error')}>
        {() => null}
      </QueryView>
    </Modal>
  )
}
