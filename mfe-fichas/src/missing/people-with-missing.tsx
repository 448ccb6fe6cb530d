import { missingPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'

interface PeopleWithMissingProps {
  nro_ficha: number
  /** The number of people in training. */
  aprendices: number
  /** The number of people in training who lack at least one outcome; null before the first judgments report. */
  con_faltantes: number | null
}

/** The number of people of a ficha who lack at least one outcome, as a link to the list of these people. */
export function PeopleWithMissing({ nro_ficha, aprendices, con_faltantes }: PeopleWithMissingProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  if (con_faltantes === null) return null
  if (con_faltantes === 0) return <span>{t('own.nothingMissing')}</span>
  return (
    <Link to={missingPath(nro_ficha)} aria-label={t('own.missingOf', { nro_ficha, aprendices, count: con_faltantes })}>
      {t('own.missing', { count: con_faltantes, number: number(con_faltantes), total: number(aprendices) })}
    </Link>
  )
}
