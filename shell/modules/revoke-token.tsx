import { revokeDeployToken } from '@fichero/contract/calls/releases.calls'
import type { DeployToken } from '@fichero/contract/deploy-tokens.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { ChangeButton } from './change-button'

/** Revokes a token permanently, where that is allowed. */
export function RevokeToken({
  token: { id, nombre, remoto, can },
  headingId,
}: {
  token: DeployToken
  headingId: string
}) {
  const { t } = useTranslation('modules')
  const change = useCallMutation(revokeDeployToken)
  return (
    <ChangeButton
      change={change}
      input={{ params: { id } }}
      isOffered={can.revoke}
      otherwise="—"
      say={(word) => t(`revoke.${word}`, { name: nombre, remote: remoto })}
      headingId={headingId}
      danger
    />
  )
}
