import { getUser } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { Modal } from '@fichero/kit/dialog'
import { lazyPart, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import type { DisableDialogProps } from './disable-dialog'

/** The confirmation dialog, whose code is loaded when it is first opened. */
export const DisableDialog = lazyPart<DisableDialogProps>('instructors/disable', () =>
  import(/* webpackChunkName: "disable-instructor" */ './disable-dialog').then((part) => part.DisableDialog),
)

/** Preloads the dialog's code. */
export const preloadDisable = DisableDialog.preload

interface DisablePersonProps extends Omit<DisableDialogProps, 'user'> {
  id: number
}

/** Asks for confirmation to disable a person. A row of a list does not have the person's fichas, so they are loaded first. */
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
