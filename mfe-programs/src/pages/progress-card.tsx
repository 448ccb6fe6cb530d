import { programFigures } from '@fichero/contract/calls/dashboard.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { CardSkeleton, CollapsibleRows, InlineEmpty, Section, type View, ViewSwitch } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useKept } from '@fichero/kit/router'
import { ProgramBars } from '../progress/program-bars'
import { ProgramTable } from '../progress/program-table'

/** Number of programs that are shown before the list is expanded. */
const FEW = 6

/** Dashboard card with the progress of each program, highest first, as a chart or a table. */
export function Page() {
  const { t } = useTranslation('programs')
  const figures = useCall(programFigures)
  const [view, setView] = useKept<View>('view of progress', 'chart')
  const Figures = view === 'chart' ? ProgramBars : ProgramTable
  return (
    <Section id="programs" title={t('progress.title')}>
      <QueryView
        query={figures}
        errorTitle={t('progress.failed')}
        skeleton={<CardSkeleton />}
        isEmpty={({ programas }) => programas.length === 0}
        empty={
          <InlineEmpty title={t('progress.none')}>
            {t('progress.noneHint')} <Link to={PATHS.programs}>{t('progress.all')}</Link>
          </InlineEmpty>
        }
      >
        {({ programas }) => (
          <CollapsibleRows
            rows={programas.toSorted((a, b) => b.porcentaje_medio - a.porcentaje_medio)}
            few={FEW}
            moreLabel={t('progress.more', { count: programas.length })}
            tools={<ViewSwitch of="programs" view={view} onChange={setView} />}
          >
            {(rows) => <Figures programs={rows} />}
          </CollapsibleRows>
        )}
      </QueryView>
    </Section>
  )
}
