import type { Progress } from '@fichero/contract/fichas.schema'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './readiness.module.css'

/** An apprentice's progress in a table cell: bar, percentage and band. Who left has no band; without a report there is no figure either. On the apprentice's own screen: `ReadinessRing`. */
export const Readiness = ({ progress }: { progress: Progress }) => useReadiness()(progress)

/**
 * Returns a function that draws `Readiness`, the same one for each language. For the columns of a long table: a cell that asks for
 * its texts by itself costs more than it draws.
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
            {/* More than all of it is cut. */}
            <span style={{ inlineSize: `${percentage}%` }} />
          </span>
          <span className={classes.figure}>{format.percent(percentage)}</span>
          {banda && <span className={classes.word}>{t(`readiness.${banda}`)}</span>}
        </span>
      ),
    [t, format],
  )
}
