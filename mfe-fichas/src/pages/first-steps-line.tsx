import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { FICHAS_ID } from '../counters/fichas-id'
import { useLacksFichas } from '../first-steps/use-lacks-fichas'

/** The dashboard's line that links to the first steps in the card of fichas, while the system has no fichas. */
export function Page() {
  const { t } = useTranslation('fichas')
  const lacksFichas = useLacksFichas()
  return (
    <WaitingLine count={lacksFichas === undefined ? undefined : Number(lacksFichas)} to={`#${FICHAS_ID}`}>
      {t('firstSteps.line')}
    </WaitingLine>
  )
}
