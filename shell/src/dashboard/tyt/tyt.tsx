import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { useState } from 'react'
import { Foot } from '../foot'
import { QuietEmpty } from '../quiet-empty'
import { Section } from '../section'
import { type View, ViewSwitch } from '../view-switch'
import { groupShares } from './groups'
import { TytChart } from './tyt-chart'
import { TytTable } from './tyt-table'
import { useTyt } from './use-tyt'

/** How many are ready for the TyT test, near to it and far from it. */
export function Tyt() {
  const { t } = useTranslation('shell')
  const tyt = useTyt()
  const [view, setView] = useState<View>('chart')
  return (
    <Section id="tyt" title={t('dashboard.tyt.title')} span="minor" room={240}>
      <QueryView
        query={tyt}
        errorTitle={t('dashboard.tyt.failed')}
        skeleton={<Skeleton height={240} />}
        isEmpty={({ total }) => total === 0}
        empty={<QuietEmpty title={t('dashboard.tyt.none')}>{t('dashboard.tyt.noneHint')}</QuietEmpty>}
      >
        {(figures) => (
          <>
            {view === 'chart' ? (
              <TytChart total={figures.total} groups={groupShares(figures)} />
            ) : (
              <TytTable groups={groupShares(figures)} />
            )}
            <Foot>
              <ViewSwitch view={view} onChange={setView} />
            </Foot>
          </>
        )}
      </QueryView>
    </Section>
  )
}
