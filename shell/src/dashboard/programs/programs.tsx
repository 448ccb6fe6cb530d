import { PATHS } from '@fichero/contract/paths'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Skeleton } from '@fichero/kit/ui'
import { useState } from 'react'
import { FewFirst } from '../few-first'
import { QuietEmpty } from '../quiet-empty'
import { Section } from '../section'
import { type View, ViewSwitch } from '../view-switch'
import { ProgramBars } from './program-bars'
import { ProgramTable } from './program-table'
import { useProgramFigures } from './use-program-figures'

const FEW = 6

/** How far the people of each program are, the furthest first. */
export function Programs() {
  const { t } = useTranslation('shell')
  const figures = useProgramFigures()
  const [view, setView] = useState<View>('chart')
  const Drawn = view === 'chart' ? ProgramBars : ProgramTable
  return (
    <Section id="programs" title={t('dashboard.programs.title')} span="major" room={320}>
      <QueryView
        query={figures}
        errorTitle={t('dashboard.programs.failed')}
        skeleton={<Skeleton height={320} />}
        isEmpty={({ programas }) => programas.length === 0}
        empty={
          <QuietEmpty title={t('dashboard.programs.none')}>
            {t('dashboard.programs.noneHint')} <Link to={PATHS.programs}>{t('dashboard.programs.all')}</Link>
          </QuietEmpty>
        }
      >
        {({ programas }) => (
          <FewFirst
            rows={programas.toSorted((a, b) => b.porcentaje_medio - a.porcentaje_medio)}
            few={FEW}
            moreLabel={t('dashboard.programs.more', { count: programas.length })}
            tools={<ViewSwitch view={view} onChange={setView} />}
          >
            {(rows) => <Drawn programs={rows} />}
          </FewFirst>
        )}
      </QueryView>
    </Section>
  )
}
