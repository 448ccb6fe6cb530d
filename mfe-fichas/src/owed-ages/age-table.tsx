import { OWED_AGES } from '@fichero/contract/owed-ages'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { DataTable } from '@fichero/kit/table'
import { type AgesProps, datedIn } from './ages'
import classes from './ages.module.css'
import { useAgeText } from './use-age-text'

/** The figures of the chart as a table. */
export function AgeTable({ ages, to }: AgesProps) {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  const ageText = useAgeText()
  const total = datedIn(ages)
  return (
    <DataTable
      caption={t('owedAges.title')}
      rows={[...OWED_AGES]}
      rowKey={(age) => age}
      columns={[
        {
          id: 'age',
          header: t('owed.waiting'),
          cell: (age) => (
            <Link className={classes.range} to={to(age)}>
              {ageText(age)}
            </Link>
          ),
        },
        { id: 'judgments', header: t('owedAges.judgments'), align: 'right', cell: (age) => number(ages[age]) },
        {
          id: 'share',
          header: t('owedAges.share'),
          align: 'right',
          cell: (age) => percent(Math.round((ages[age] / total) * 100)),
        },
      ]}
    />
  )
}
