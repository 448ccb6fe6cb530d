import type { Progress } from '@fichero/contract/fichas.schema'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './readiness.module.css'

/**
 * An apprentice's progress in a table cell: bar, percentage and band. Apprentices who left have no band. Apprentices without a
 * report have neither band nor percentage. On the screen of an apprentice use `ReadinessRing`.
 */
export const Readiness = ({ progress }: { progress: Progress }) => useReadiness()(progress)

/**
 * Returns a function that renders `Readiness`, and that changes only with the language. For the columns of a long table, where
 * calling `useTranslation` in each cell would take longer than rendering the cell.
 */
export function useReadiness(): (progress: Progress) => ReactNode {
  const { t } = useTranslation('kit')
  const format = useFormat()
  return useCallback(
    ({ resultados_aprobados: approved, total_resultados: total, porcentaje_tyt: percentage, banda, sin_banda }) =>
      sin_banda === 'sin_reporte' ? (
        <span className={classes.none}>{t('readiness.sin_reporte')}</span>
      ) : (
        <span
          className={classes.readiness}
          data-band={banda ?? undefined}
          title={t('readiness.of', { approved, total })}
        >
          <span className={classes.bar} aria-hidden="true">
            {/* More than 100 % is clipped. */}
            <span style={{ inlineSize: `${percentage}%` }} />
          </span>
          <span className={classes.figure}>{format.percent(percentage)}</span>
          {banda && <span className={classes.word}>{t(`readiness.${banda}`)}</span>}
        </span>
      ),
    [t, format],
  )
}
