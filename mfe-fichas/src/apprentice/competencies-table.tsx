import { useTranslation } from '@fichero/kit/i18n'
import type { OpenRows } from '@fichero/kit/router'
import { useFolding } from '@fichero/kit/table'
import { VisuallyHidden } from '@fichero/kit/ui'
import { useRef } from 'react'
import type { EnrolmentKey } from '../enrolment/enrolment'
import type { Competency } from './competencies'
import classes from './competencies-table.module.css'
import { CompetencyRows } from './competency-rows'

interface CompetenciesTableProps {
  competencies: (Competency & { total: number })[]
  open: OpenRows<number>
  enrolment: EnrolmentKey
}

export function CompetenciesTable({ competencies, open, enrolment }: CompetenciesTableProps) {
  const { t } = useTranslation('fichas')
  const box = useRef<HTMLDivElement>(null)
  useFolding(box)
  return (
    <div ref={box} className={classes.box}>
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
            expanded={open.has(competency.id)}
            onToggle={() => open.toggle(competency.id)}
            enrolment={enrolment}
          />
        ))}
      </table>
    </div>
  )
}
