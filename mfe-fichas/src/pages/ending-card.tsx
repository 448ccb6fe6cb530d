import { listEndingSoon } from '@fichero/contract/calls/dashboard.calls'
import { useCall } from '@fichero/kit/api'
import { CollapsibleRows, InlineEmpty, Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { ENDING_ID } from '../ending-soon/ending-id'
import { EndingTable } from '../ending-soon/ending-table'

/** Number of fichas that are shown before the list is expanded. */
const FEW = 6

/** The dashboard's card of fichas whose stage of lessons ends soon while apprentices have outcomes without a judgment. */
export function Page() {
  const { t } = useTranslation('fichas')
  const ending = useCall(listEndingSoon)
  return (
    <Section id={ENDING_ID} title={t('ending.title')}>
      <QueryView
        query={ending}
        errorTitle={t('ending.failed')}
        isEmpty={({ fichas }) => fichas.length === 0}
        empty={<InlineEmpty title={t('ending.none')}>{t('ending.noneHint', { days: ending.data?.dias })}</InlineEmpty>}
      >
        {({ fichas }) => (
          <CollapsibleRows rows={fichas} few={FEW} moreLabel={t('ending.more', { count: fichas.length })}>
            {(rows) => <EndingTable fichas={rows} />}
          </CollapsibleRows>
        )}
      </QueryView>
    </Section>
  )
}
