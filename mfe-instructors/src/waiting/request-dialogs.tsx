import type { User } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { AccessLinkDialog } from '../link/access-link-dialog'
import { DismissDialog } from './dismiss-dialog'
import { NewLinkDialog } from './new-link-dialog'

/** The open dialog about a person's request for a new password. */
export interface OpenDialog {
  user: User
  verb: 'link' | 'dismiss' | 'hand-over'
}

export interface RequestDialogsProps {
  openDialog: OpenDialog
  onChange: (next: OpenDialog | undefined) => void
}

/**
 * The dialogs about requests for a new password. A dialog stays open when the request leaves the list, which happens once the
 * link is created.
 */
export function RequestDialogs({ openDialog, onChange }: RequestDialogsProps) {
  const { t } = useTranslation('instructors')
  const { user, verb } = openDialog
  const close = () => onChange(undefined)
  if (verb === 'dismiss') return <DismissDialog user={user} onClose={close} />
  if (verb === 'hand-over') return <NewLinkDialog user={user} onClose={close} />
  return (
    <AccessLinkDialog
      user={user}
      onClose={close}
      onMade={() => onChange({ user, verb: 'hand-over' })}
      onMailed={() => notifySuccess(t('link.mailed', { mail: user.correo_institucional }))}
    />
  )
}
