import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { ENDING_ID, useEndingSoon } from '../ending/use-ending-soon'

/** How many fichas the card about endings lists. It asks for nothing that the card does not ask for. */
export function Page() {
  const { t } = useTranslation('fichas')
  const count = useEndingSoon().data?.fichas.length
  return (
    <WaitingLine count={count} to={`#${ENDING_ID}`}>
      {t('ending.wait', { count })}
    </WaitingLine>
  )
}
