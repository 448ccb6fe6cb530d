import type { Progress } from '@fichero/contract/fichas.schema'
import { BAND_SHARES, tytPercentage } from '@fichero/contract/tyt'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './readiness.module.css'

const WIDTH = 224
const HEIGHT = 160
const RADIUS = 72
const STROKE = 10
const AROUND = 2 * Math.PI * RADIUS
const [CENTRE, MIDDLE] = [WIDTH / 2, HEIGHT / 2]
/** The mark crosses the ring from its inner edge and ends a little outside, where its label stands. */
const [INNER, OUTER] = [RADIUS - STROKE / 2, RADIUS + STROKE / 2 + 4]
const GOAL = tytPercentage(BAND_SHARES[0].numerator, BAND_SHARES[0].denominator)

/**
 * An apprentice's progress as a large ring with the counts. The highest band starts at the labelled mark: 75 % of a ring
 * that begins at the top is on the left.
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
            strokeDasharray={`${(Math.min(porcentaje_tyt, 100) / 100) * AROUND} ${AROUND}`}
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
