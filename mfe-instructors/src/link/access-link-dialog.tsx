import type { AccessLinkAnswer } from '@fichero/contract/admin.schema'
import { makeAccessLink } from '@fichero/contract/calls/users.calls'
import { APPROVAL_LINK_MS } from '@fichero/contract/limits'
import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { useCallMutation, useSendsMail } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { CurrentPassword } from '@fichero/kit/fields'
import { askedPassword, draftKey, useApiForm, useCurrentPassword, withCurrentPassword } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { addPendingLink } from '../requests/use-pending-links'

const HOUR_MS = 60 * 60 * 1000

interface AccessLinkDialogProps {
  user: User
  onClose: () => void
  /** Called when a link was created and not mailed. */
  onMade?: () => void
  onMailed: () => void
}

/** Explains what a new link does and how it reaches the person. A link that was not mailed must be handed over. */
export function AccessLinkDialog({ user, onClose, onMade, onMailed }: AccessLinkDialogProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const sendsMail = useSendsMail()
  const client = useQueryClient()
  const { nro_documento, correo_institucional: mail } = user
  const { mutateAsync } = useCallMutation(makeAccessLink)
  const { isAsked, onRefused } = useCurrentPassword()
  const { form, formProps, submitAs, isBusy, refusal } = useApiForm<{ contrasenaActual: string }, AccessLinkAnswer>({
    draft: draftKey(makeAccessLink, { nro_documento }),
    initialValues: { contrasenaActual: '' },
    schema: async () => (await import('@fichero/kit/schemas')).accessLinkBody,
    payload: withCurrentPassword,
    send: (values) => mutateAsync({ params: { nro_documento }, body: withCurrentPassword(values) }),
    onDone: ({ enlace, vence }) => {
      if (enlace) addPendingLink(client, { user, enlace, vence })
      onClose()
      if (enlace) onMade?.()
      else onMailed()
    },
    onRefused,
  })
  return (
    <ConfirmDialog
      opened
      onClose={() => !isBusy && onClose()}
      title={t('link.ask')}
      confirmLabel={t('link.submit')}
      onConfirm={submitAs}
      busy={isBusy}
    >
      <p>{t('link.what', { name: fullName(user), hours: APPROVAL_LINK_MS / HOUR_MS })}</p>
      <p>{sendsMail ? t('link.mails', { mail }) : t('link.handOver')}</p>
      {isAsked && (
        <form {...formProps}>
          <CurrentPassword {...form.getInputProps('contrasenaActual')} disabled={isBusy} />
        </form>
      )}
      {refusal && !refusal.isAtField && !askedPassword(refusal.error) && (
        <Alert color="red" mt="md" role="alert" title={t('link.failed')}>
          {errorText(refusal.error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
