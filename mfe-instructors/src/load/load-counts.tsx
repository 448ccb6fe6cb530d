import type { ImportReport } from '@fichero/contract/imports.schema'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { countsOf } from './counts-of'

/** Numbers of rows with new people, with known people, and of rejected rows by reason. */
export function LoadCounts({ report }: { report: ImportReport }) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const { created, known, repeated, mailTaken, invalid } = countsOf(report)
  const reasons: [string, number][] = [
    [t('load.count.repeated'), repeated],
    [t('load.count.mailTaken'), mailTaken],
    [t('load.count.invalid'), invalid],
  ]
  const facts: [string, number][] = [
    [t('load.count.created'), created],
    [t('load.count.known'), known],
    ...reasons.filter(([, count]) => count > 0),
  ]
  return (
    <FactList label={t('load.count.label')} facts={facts.map(([name, count]) => [name, number(count)])} layout="rows" />
  )
}
