import { EmptyState, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useKeptSet } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import type { EnrolmentKey } from '../enrolment/enrolment'
import { type Competency, pendingOnly, withTotals } from './competencies'
import classes from './competencies-section.module.css'
import { CompetenciesTable } from './competencies-table'
import { useOnlyMissing } from './use-only-missing'

interface CompetenciesSectionProps {
  competencies: Competency[]
  enrolment: EnrolmentKey
}

export function CompetenciesSection({ competencies, enrolment }: CompetenciesSectionProps) {
  const { t } = useTranslation('fichas')
  const [onlyMissing, setOnlyMissing] = useOnlyMissing()
  const ids = competencies.map(({ id }) => id)
  // Who filters what is missing wants to read it, of the next person too.
  const open = useKeptSet('open competencies', onlyMissing ? ids : [])
  if (competencies.length === 0)
    return <EmptyState title={t('competencies.none')}>{t('competencies.noneHelp')}</EmptyState>

  const shown = onlyMissing ? pendingOnly(competencies) : withTotals(competencies)
  const all = shown.length > 0 && shown.every(({ id }) => open.has(id))
  return (
    <section aria-labelledby="competencies">
      <div className={classes.head}>
        <SectionTitle id="competencies" style={{ flex: 1 }}>
          {t('competencies.title')}
        </SectionTitle>
        <Button
          className={classes.control}
          variant={onlyMissing ? 'light' : 'default'}
          size="xs"
          aria-pressed={onlyMissing}
          onClick={() => {
            setOnlyMissing(!onlyMissing)
            if (!onlyMissing) open.set(ids)
          }}
        >
          {t('competencies.onlyPending')}
        </Button>
        <Button
          className={classes.control}
          variant="default"
          size="xs"
          disabled={shown.length === 0}
          onClick={() => open.set(all ? [] : ids)}
        >
          {all ? t('competencies.collapseAll') : t('competencies.expandAll')}
        </Button>
      </div>
      {onlyMissing && <p data-paper-only>{t('competencies.onlyPending')}</p>}
      {shown.length > 0 ? (
        <CompetenciesTable competencies={shown} open={open} enrolment={enrolment} />
      ) : (
        <EmptyState title={t('competencies.allApproved')} />
      )}
    </section>
  )
}
