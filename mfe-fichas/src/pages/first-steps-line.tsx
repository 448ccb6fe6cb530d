import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { FICHAS_ID } from '../counters/fichas-id'
import { useFirstSteps } from '../first-steps/use-first-steps'

/** The dashboard's line that links to the first steps in the card of fichas, while the system has no fichas. */
export function Page() {
  const { t } = useTranslation('fichas')
  const next = useFirstSteps()
  return (
    <WaitingLine count={next && Number(next !== 'none')} to={`#${FICHAS_ID}`}>
      {t('firstSteps.line')}
    </WaitingLine>
  )
}
