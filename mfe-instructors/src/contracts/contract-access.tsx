import type { ContractLimit } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'

/** Shows that a person has no access because of the contract, or until when the person keeps access after the end. */
export function ContractAccess({ limit: { motivo, acceso_hasta } }: { limit: ContractLimit }) {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  if (acceso_hasta !== null) return <span>{t('access.kept', { date: date(acceso_hasta) })}</span>
  return <StatusBadge tone="red">{t(`access.none.${motivo}`)}</StatusBadge>
}
