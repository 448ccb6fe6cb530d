import { useTranslation } from '@fichero/kit/i18n'
import { VisuallyHidden } from '@fichero/kit/ui'
import type { Competency } from './competencies'
import classes from './competencies-table.module.css'
import { CompetencyRows } from './competency-rows'

interface CompetenciesTableProps {
  competencies: (Competency & { total: number })[]
  expanded: ReadonlySet<number>
  onToggle: (id: number) => void
}

export function CompetenciesTable({ competencies, expanded, onToggle }: CompetenciesTableProps) {
  const { t } = useTranslation('fichas')
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t('competencies.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('competencies.competencyAndOutcome')}</th>
          <th scope="col">{t('competencies.judgment')}</th>
          <th scope="col">{t('competencies.evaluator')}</th>
          <th scope="col">{t('competencies.registered')}</th>
          <th scope="col">{t('competencies.observation')}</th>
        </tr>
      </thead>
      {competencies.map((competency) => (
        <CompetencyRows
          key={competency.id}
          competency={competency}
          expanded={expanded.has(competency.id)}
          onToggle={() => onToggle(competency.id)}
        />
      ))}
    </table>
  )
}
