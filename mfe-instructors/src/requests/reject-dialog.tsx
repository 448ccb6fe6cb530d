import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { useSendsMail } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'

interface RejectDialogProps {
  user: User
  busy: boolean
  onReject: () => void
  onClose: () => void
}

/** Asks for confirmation before an access request is rejected. */
export function RejectDialog({ user, busy, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('instructors')
  const sendsMail = useSendsMail()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('requests.rejectAsk')}
      confirmLabel={t('requests.reject')}
      onConfirm={onReject}
      busy={busy}
      danger
    >
      {t(sendsMail ? 'requests.rejectWhat' : 'requests.rejectUnmailed', {
        name: fullName(user),
        document: `${user.tipo_documento} ${user.nro_documento}`,
      })}
    </ConfirmDialog>
  )
}
