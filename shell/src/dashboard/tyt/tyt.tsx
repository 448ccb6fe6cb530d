import { useTranslation } from '@fichero/kit/i18n'
import { QueryView } from '@fichero/kit/page'
import { Skeleton } from '@fichero/kit/ui'
import { useState } from 'react'
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
  const hasPeople = tyt.data !== undefined && tyt.data.total > 0
  return (
    <Section
      id="tyt"
      title={t('dashboard.tyt.title')}
      span="minor"
      tools={hasPeople && <ViewSwitch view={view} onChange={setView} />}
      room={232}
    >
      <QueryView
        query={tyt}
        errorTitle={t('dashboard.tyt.failed')}
        skeleton={<Skeleton height={232} />}
        isEmpty={({ total }) => total === 0}
        empty={<QuietEmpty title={t('dashboard.tyt.none')}>{t('dashboard.tyt.noneHint')}</QuietEmpty>}
      >
        {(figures) =>
          view === 'chart' ? (
            <TytChart total={figures.total} groups={groupShares(figures)} />
          ) : (
            <TytTable groups={groupShares(figures)} />
          )
        }
      </QueryView>
    </Section>
  )
}
