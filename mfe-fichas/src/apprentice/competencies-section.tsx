import { EmptyState, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import type { EnrolmentKey } from '../enrolment/enrolment'
import { type Competency, pendingOnly, withTotals } from './competencies'
import classes from './competencies-section.module.css'
import { CompetenciesTable } from './competencies-table'

interface CompetenciesSectionProps {
  competencies: Competency[]
  enrolment: EnrolmentKey
}

export function CompetenciesSection({ competencies, enrolment }: CompetenciesSectionProps) {
  const { t } = useTranslation('fichas')
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set())
  const [onlyPending, setOnlyPending] = useState(false)
  if (competencies.length === 0)
    return <EmptyState title={t('competencies.none')}>{t('competencies.noneHelp')}</EmptyState>

  const shown = onlyPending ? pendingOnly(competencies) : withTotals(competencies)
  const all = shown.length > 0 && shown.every(({ id }) => expanded.has(id))
  const expandAll = () => setExpanded(new Set(competencies.map(({ id }) => id)))
  const toggle = (id: number) => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }
  return (
    <section aria-labelledby="competencies">
      <div className={classes.head}>
        <SectionTitle id="competencies" style={{ flex: 1 }}>
          {t('competencies.title')}
        </SectionTitle>
        <Button
          className={classes.control}
          variant={onlyPending ? 'light' : 'default'}
          size="xs"
          aria-pressed={onlyPending}
          onClick={() => {
            setOnlyPending(!onlyPending)
            // A user who filters pending outcomes wants to read them.
            if (!onlyPending) expandAll()
          }}
        >
          {t('competencies.onlyPending')}
        </Button>
        <Button
          className={classes.control}
          variant="default"
          size="xs"
          disabled={shown.length === 0}
          onClick={all ? () => setExpanded(new Set()) : expandAll}
        >
          {all ? t('competencies.collapseAll') : t('competencies.expandAll')}
        </Button>
      </div>
      {shown.length > 0 ? (
        <CompetenciesTable competencies={shown} expanded={expanded} onToggle={toggle} enrolment={enrolment} />
      ) : (
        <EmptyState title={t('competencies.allApproved')} />
      )}
    </section>
  )
}
