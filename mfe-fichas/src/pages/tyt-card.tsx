import { countTyt } from '@fichero/contract/calls/dashboard.calls'
import { useCall } from '@fichero/kit/api'
import { CardFooter, CardSkeleton, InlineEmpty, Section, type View, ViewSwitch } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import { useLacksFichas } from '../first-steps/use-lacks-fichas'
import { groupShares } from '../tyt/groups'
import { TytChart } from '../tyt/tyt-chart'
import { TytTable } from '../tyt/tyt-table'

/** The dashboard's card of the TyT test: how many apprentices are ready for the test, close to it, or far from it. */
export function Page() {
  const { t } = useTranslation('fichas')
  const tyt = useCall(countTyt)
  const [view, setView] = useState<View>('chart')
  // A system without fichas says so once, in the card of counters.
  if (useLacksFichas()) return null
  return (
    <Section id="tyt" title={t('tyt.title')}>
      <QueryView
        query={tyt}
        errorTitle={t('tyt.failed')}
        skeleton={<CardSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<InlineEmpty title={t('tyt.none')}>{t('tyt.noneHint')}</InlineEmpty>}
      >
        {(figures) => (
          <>
            {view === 'chart' ? (
              <TytChart total={figures.total} toEnrol={figures.listos_sin_inscribir} groups={groupShares(figures)} />
            ) : (
              <TytTable groups={groupShares(figures)} />
            )}
            <CardFooter>
              <ViewSwitch of="tyt" view={view} onChange={setView} />
            </CardFooter>
          </>
        )}
      </QueryView>
    </Section>
  )
}
