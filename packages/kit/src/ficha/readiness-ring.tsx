import type { Progress } from '@fichero/contract/fichas.schema'
import { BAND_SHARES, tytPercentage } from '@fichero/contract/tyt'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './readiness.module.css'

const WIDTH = 224
const HEIGHT = 160
const RADIUS = 72
const STROKE = 10
const CIRCUMFERENCE = 2 * Math.PI * RADIUS
const [CENTRE, MIDDLE] = [WIDTH / 2, HEIGHT / 2]
/** Radii where the mark of the goal begins and ends: at the inner edge of the ring, and beside the label outside the ring. */
const [INNER, OUTER] = [RADIUS - STROKE / 2, RADIUS + STROKE / 2 + 4]
const GOAL = tytPercentage(BAND_SHARES[0].numerator, BAND_SHARES[0].denominator)

/**
 * An apprentice's progress as a large ring with the counts. A labelled mark shows where the highest band starts: 75 % is on
 * the left, because the ring begins at the top.
 */
export function ReadinessRing({ progress }: { progress: Progress }) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const { resultados_aprobados, total_resultados, porcentaje_tyt, banda, sin_banda } = progress
  const isUnknown = sin_banda === 'sin_reporte'
  return (
    <figure className={classes.ring} data-band={banda ?? undefined}>
      <div className={classes.dial}>
        <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <circle className={classes.track} cx={CENTRE} cy={MIDDLE} r={RADIUS} strokeWidth={STROKE} />
          <circle
            className={classes.arc}
            cx={CENTRE}
            cy={MIDDLE}
            r={RADIUS}
            strokeWidth={STROKE}
            strokeDasharray={`${(Math.min(porcentaje_tyt, 100) / 100) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            transform={`rotate(-90 ${CENTRE} ${MIDDLE})`}
          />
          <line className={classes.goal} x1={CENTRE - OUTER} x2={CENTRE - INNER} y1={MIDDLE} y2={MIDDLE} />
          <text
            className={classes.goalLabel}
            x={CENTRE - OUTER - 3}
            y={MIDDLE}
            textAnchor="end"
            dominantBaseline="central"
          >
            {format.percent(GOAL)}
          </text>
        </svg>
        <div className={classes.inside}>
          <span className={classes.big}>{isUnknown ? '—' : format.percent(porcentaje_tyt)}</span>
          {(banda || isUnknown) && <span className={classes.word}>{t(`readiness.${banda ?? 'sin_reporte'}`)}</span>}
        </div>
      </div>
      <figcaption>
        {t('readiness.of', {
          approved: format.number(resultados_aprobados),
          total: format.number(total_resultados),
        })}
      </figcaption>
    </figure>
  )
}
