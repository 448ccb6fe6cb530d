import { logout } from '@fichero/contract/calls/auth.calls'
import { useCallMutation } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'
import { endLocalSession } from '../session/sign-out'

/** Ends the user's sessions on all devices, this one included. */
export function SignOutEverywhere() {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const { mutate, isPending } = useCallMutation(logout, {
    onSuccess: endLocalSession,
    onError: (error) => notifyError(t('profile.everywhere.failed', { reason: errorText(error) })),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate({ query: { todas: true } })}>
      {t('profile.everywhere.do')}
    </Button>
  )
}
