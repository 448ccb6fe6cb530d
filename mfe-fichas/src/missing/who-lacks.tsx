import { missingPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'

interface WhoLacksProps {
  nro_ficha: number
  /** In training. */
  aprendices: number
  /** Of these, who lacks at least one outcome; null before the first judgments report. */
  con_faltantes: number | null
}

/** How many people of a ficha lack something, which leads to their names. */
export function WhoLacks({ nro_ficha, aprendices, con_faltantes }: WhoLacksProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  if (con_faltantes === null) return null
  if (con_faltantes === 0) return t('own.nothingMissing')
  return (
    <Link to={missingPath(nro_ficha)} aria-label={t('own.missingOf', { nro_ficha, aprendices, count: con_faltantes })}>
      {t('own.missing', { count: con_faltantes, number: number(con_faltantes), total: number(aprendices) })}
    </Link>
  )
}
