import { countOwnOwed } from '@fichero/contract/calls/dashboard.calls'
import { owedByPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'

/** The dashboard's line with the number of judgments that the user owes according to the reports. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const documentNumber = useSession()?.user.nro_documento ?? ''
  const owed = useCall(countOwnOwed).data
  return (
    <WaitingLine count={owed?.juicios} to={owedByPath(documentNumber)}>
      {owed &&
        t('own.owes', {
          judgments: t('own.judgments', { count: owed.juicios, number: number(owed.juicios) }),
          fichas: t('own.fichas', { count: owed.fichas, number: number(owed.fichas) }),
        })}
    </WaitingLine>
  )
}
