import type { ReadinessBand } from '@fichero/contract/tyt'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './readiness.module.css'

export interface ReadinessProps {
  approved: number
  total: number
  /** `porcentaje_tyt` of the answer. */
  percentage: number
  /** `banda` of the answer. */
  band: ReadinessBand
}

/** An apprentice's progress in a table cell: bar, percentage and band. */
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
