import { countGivenJudgments } from '@fichero/contract/calls/users.calls'
import type { GivenJudgmentsAnswer } from '@fichero/contract/users.schema'
import { useCall } from '@fichero/kit/api'
import { InlineEmpty, Section, type View, ViewSwitch } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { Skeleton, Text } from '@fichero/kit/ui'
import { GivenBars } from './given-bars'
import { judgmentsIn } from './given-month'
import { GivenTable } from './given-table'

/** How many judgments an instructor gave in each of the last months, as a chart or a table. */
export function GivenJudgments({ id }: { id: number }) {
  const { t } = useTranslation('fichas')
  const judgments = useCall(countGivenJudgments, { params: { id } })
  const [view, setView] = useKept<View>('view of given judgments', 'chart')
  const Figures = view === 'chart' ? GivenBars : GivenTable
  const isEmpty = ({ meses }: GivenJudgmentsAnswer) => meses.every((month) => judgmentsIn(month) === 0)
  return (
    <Section
      id="juicios"
      title={t('given.title')}
      tools={judgments.data && !isEmpty(judgments.data) && <ViewSwitch of="juicios" view={view} onChange={setView} />}
    >
      <QueryView
        query={judgments}
        skeleton={<Skeleton height={320} />}
        errorTitle={t('given.failed')}
        isEmpty={isEmpty}
        empty={<InlineEmpty title={t('given.none')}>{t('given.source')}</InlineEmpty>}
      >
        {({ meses }) => (
          <>
            <Figures months={meses.toReversed()} />
            <Text size="sm" c="dimmed" mt="xs">
              {t('given.source')}
            </Text>
          </>
        )}
      </QueryView>
    </Section>
  )
}
