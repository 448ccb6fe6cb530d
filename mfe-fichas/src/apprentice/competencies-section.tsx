import { EmptyState, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useKept, useKeptSet } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'
import { splitCompetencies } from './competencies'
import classes from './competencies-section.module.css'
import { CompetenciesTable } from './competencies-table'

/** The outcomes of an apprentice by competency: the missing ones first and visible, the complete competencies collapsed. */
export function CompetenciesSection({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const { competencias, faltan } = apprentice
  const { incomplete, complete } = splitCompetencies(competencias)
  const ids = competencias.map(({ id }) => id)
  // Nothing is missing for people who are not in training, and before the first report.
  const open = useKeptSet(
    'open competencies',
    incomplete.flatMap(({ id }) => (faltan === null ? [] : [id])),
  )
  const approved = useKeptSet<number>('approved outcomes', [])
  const [isCompleteOpen, setCompleteOpen] = useKept('complete competencies', false)
  if (competencias.length === 0)
    return <EmptyState title={t('competencies.none')}>{t('competencies.noneHelp')}</EmptyState>

  const withApproved = competencias.flatMap(({ id, aprobados }) => (aprobados > 0 ? [id] : []))
  const areAllOpen =
    ids.every((id) => open.has(id)) &&
    withApproved.every((id) => approved.has(id)) &&
    (isCompleteOpen || complete.length === 0)
  return (
    <section aria-labelledby="competencies">
      <div className={classes.head}>
        <SectionTitle id="competencies">{t('competencies.title')}</SectionTitle>
      </div>
      {incomplete.length === 0 && <p className={classes.note}>{t('competencies.allApproved')}</p>}
      <CompetenciesTable
        incomplete={incomplete}
        complete={complete}
        open={open}
        approved={approved}
        isCompleteOpen={isCompleteOpen}
        onToggleComplete={() => setCompleteOpen(!isCompleteOpen)}
        enrolment={{ documentNumber: apprentice.aprendiz.nro_documento, ficha: apprentice.ficha.nro_ficha }}
      />
      <div className={classes.foot}>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            open.set(areAllOpen ? [] : ids)
            approved.set(areAllOpen ? [] : withApproved)
            setCompleteOpen(!areAllOpen)
          }}
        >
          {areAllOpen ? t('competencies.collapseAll') : t('competencies.expandAll')}
        </Button>
      </div>
    </section>
  )
}
