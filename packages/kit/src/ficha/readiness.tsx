import type { ReadinessBand } from '@fichero/contract/tyt'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './readiness.module.css'

export interface ReadinessProps {
  approved: number
  total: number
  /** `porcentaje_tyt` as the API answers it. */
  percentage: number
  /** `banda` as the API answers it. */
  band: ReadinessBand
}

/** How far an apprentice is, in a table's cell: bar, figure and the band in a word. */
export function Readiness({ approved, total, percentage, band }: ReadinessProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  return (
    <span className={classes.readiness} data-band={band} title={t('readiness.of', { approved, total })}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(percentage, 100)}%` }} />
      </span>
      <span className={classes.figure}>{format.percent(percentage)}</span>
      <span className={classes.word}>{t(`readiness.${band}`)}</span>
    </span>
  )
}
