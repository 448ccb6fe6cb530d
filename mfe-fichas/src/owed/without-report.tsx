import { fichaPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert } from '@fichero/kit/ui'

interface WithoutReportProps {
  count: number
  /** The numbers of the first fichas. */
  fichas: number[]
}

/** Says which fichas have no judgments report, so that nothing is known about them. */
export function WithoutReport({ count, fichas }: WithoutReportProps) {
  const { t } = useTranslation('fichas')
  if (count === 0) return null
  return (
    <Alert color="orange" title={t('owed.noReport', { count })}>
      {t('owed.noReportHelp')}{' '}
      {fichas.map((number, index) => (
        <span key={number}>
          {index > 0 && <span>, </span>}
          <Link to={fichaPath(number)}>{number}</Link>
        </span>
      ))}
      {count > fichas.length && <span>{` ${t('owed.noReportMore', { count: count - fichas.length })}`}</span>}
    </Alert>
  )
}
