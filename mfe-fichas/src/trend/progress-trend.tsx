import { getProgressTrend } from '@fichero/contract/calls/fichas.calls'
import type { ReportedProgress } from '@fichero/contract/progress-trend.schema'
import { useCall } from '@fichero/kit/api'
import { Section, type View, ViewSwitch } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { Skeleton } from '@fichero/kit/ui'
import classes from './trend.module.css'
import { TrendChart } from './trend-chart'
import { TrendTable } from './trend-table'

interface ProgressTrendProps {
  nroFicha: number
  reports: ReportedProgress[]
}

/** How the mean progress of a ficha changed since the last report: one sentence, which opens the chart of all reports. */
export function ProgressTrend({ nroFicha }: { nroFicha: number }) {
  const { t } = useTranslation('fichas')
  const trend = useCall(getProgressTrend, { params: { nroFicha } })
  return (
    <QueryView
      query={trend}
      skeleton={
        <div className={classes.line}>
          <Skeleton height={14} maw={480} my={3} />
        </div>
      }
      errorTitle={t('trend.failed')}
    >
      {({ reportes }) => <Trend nroFicha={nroFicha} reports={reportes} />}
    </QueryView>
  )
}

function Trend({ nroFicha, reports }: ProgressTrendProps) {
  const { t } = useTranslation('fichas')
  const sentence = useTrendSentence(reports)
  const [isOpen, setOpen] = useKept('trend is open', false)
  const [view, setView] = useKept<View>('view of trend', 'chart')
  const Figures = view === 'chart' ? TrendChart : TrendTable
  if (reports.length === 0) return null
  if (reports.length === 1) return <p className={classes.line}>{sentence}</p>
  return (
    <details className={classes.trend} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.line}>{sentence}</summary>
      {isOpen && (
        <Section id="avance" title={t('trend.title')} tools={<ViewSwitch of="avance" view={view} onChange={setView} />}>
          <Figures nroFicha={nroFicha} reports={reports} />
        </Section>
      )}
    </details>
  )
}

/** Returns the answer: how the mean progress changed from the last report but one to the last. */
function useTrendSentence(reports: ReportedProgress[]): string {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const [before, last] = reports.slice(-2)
  if (!before || !last) return t('trend.onlyOne')
  const change = last.avance > before.avance ? 'rose' : last.avance < before.avance ? 'fell' : 'same'
  return t(`trend.${change}`, {
    date: format.date(before.fecha),
    before: format.percent(before.avance),
    now: format.percent(last.avance),
  })
}
