import type { UserDetail } from '@fichero/contract/users.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'

/** Warns, before an edit is saved, that it clears the dates of the contract. */
export function ClearedContract({ user }: { user: UserDetail }) {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  return (
    <Announced>
      <Alert color="orange" role="note">
        {t('edit.contractCleared', { from: date(user.fecha_inicio_contrato), until: date(user.fecha_fin_contrato) })}
      </Alert>
    </Announced>
  )
}
