import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FewFirst } from '../few-first'
import { QuietEmpty } from '../quiet-empty'
import { Section } from '../section'
import { EndingTable } from './ending-table'
import { ENDING_ID, useEndingSoon } from './use-ending-soon'

const FEW = 6

/** Fichas whose lective stage is about to end while outcomes of their people wait for a judgment. */
export function EndingSoon() {
  const { t } = useTranslation('shell')
  const ending = useEndingSoon()
  return (
    <Section id={ENDING_ID} title={t('dashboard.ending.title')} span="major" room={300}>
      <QueryView
        query={ending}
        errorTitle={t('dashboard.ending.failed')}
        isEmpty={({ fichas }) => fichas.length === 0}
        empty={
          <QuietEmpty title={t('dashboard.ending.none')}>
            {t('dashboard.ending.noneHint', { days: ending.data?.dias })}
          </QuietEmpty>
        }
      >
        {({ fichas }) => (
          <FewFirst rows={fichas} few={FEW} moreLabel={t('dashboard.ending.more', { count: fichas.length })}>
            {(rows) => <EndingTable fichas={rows} />}
          </FewFirst>
        )}
      </QueryView>
    </Section>
  )
}
