import type { ContractLimit } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'

/** Says why an enabled person has no access because of the contract, or until when the person keeps access. */
export function ContractNotice({ limit }: { limit: ContractLimit }) {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  const { motivo, fecha, acceso_hasta } = limit
  const title = acceso_hasta === null ? t('access.noticeNone') : t('access.kept', { date: date(acceso_hasta) })
  return (
    <Alert color="orange" title={title} mb="lg">
      {t(`access.why.${motivo}`, { date: date(fecha) })}
    </Alert>
  )
}
