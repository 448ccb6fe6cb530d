import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import type { ReadinessProps } from './readiness'
import classes from './readiness.module.css'

const SIZE = 160
const RADIUS = 72
const AROUND = 2 * Math.PI * RADIUS

/** An apprentice's progress as a large ring with the counts. The tick on the ring is at 75 %. */
export function ReadinessRing({ approved, total, percentage, band }: ReadinessProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const middle = SIZE / 2
  return (
    <figure className={classes.ring} data-band={band}>
      <div className={classes.dial}>
        <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          <circle className={classes.track} cx={middle} cy={middle} r={RADIUS} />
          <circle
            className={classes.arc}
            cx={middle}
            cy={middle}
            r={RADIUS}
            strokeDasharray={`${(Math.min(percentage, 100) / 100) * AROUND} ${AROUND}`}
          />
          {/* The drawing is rotated by a quarter, so 75 % is at the top. */}
          <line className={classes.goal} x1={middle} x2={middle} y1={middle - RADIUS - 8} y2={middle - RADIUS + 5} />
        </svg>
        <div className={classes.inside}>
          <span className={classes.big}>{format.percent(percentage)}</span>
          <span className={classes.word}>{t(`readiness.${band}`)}</span>
        </div>
      </div>
      <figcaption>{t('readiness.of', { approved: format.number(approved), total: format.number(total) })}</figcaption>
    </figure>
  )
}
