import { fichaLoadsPath } from '@fichero/contract/paths'
import type { ReportedProgress } from '@fichero/contract/progress-trend.schema'
import { ChartBox } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './trend.module.css'
import { bandsOf, trendScale } from './trend-scale'

/** Height of the plot in CSS pixels. */
const HEIGHT = 180
/** Width of the area of a point that can be clicked, in CSS pixels. */
const TARGET = 24
/** How far a date is from its neighbours, in percent of the width, so that its label fits on a wide screen. */
const ROOM_FOR_DATE = 12

const KEYS = ['mean', 'range', 'expected'] as const

/**
 * The mean progress after each report as a line, from the slowest to the fastest apprentice as a band, and the expected progress
 * as a dotted line. A point links to what its import changed; for keyboards and screen readers the table has the same links.
 */
export function TrendChart({ nroFicha, reports }: { nroFicha: number; reports: ReportedProgress[] }) {
  const { t } = useTranslation('fichas')
  const { date, percent } = useFormat()
  const { points, ticks, y } = trendScale(reports)
  const bands = bandsOf(points, y)
  const pointsOf = (value: (report: ReportedProgress) => number) =>
    points.map(({ x, report }) => `${x},${y(value(report))}`).join(' ')
  const pointText = ({ fecha, avance, minimo, maximo }: ReportedProgress) =>
    minimo === null || maximo === null
      ? t('trend.point', { date: date(fecha), progress: percent(avance) })
      : t('trend.pointWithRange', {
          date: date(fecha),
          progress: percent(avance),
          slowest: percent(minimo),
          fastest: percent(maximo),
        })
  return (
    <ChartBox>
      <div className={classes.chart}>
        <svg className={classes.scale} width="44" height={HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x="36" y={`${y(tick)}%`} textAnchor="end" dominantBaseline="central">
              {percent(tick)}
            </text>
          ))}
        </svg>
        <svg className={classes.plot} width="100%" height={HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} className={classes.grid} x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {bands.map((band) => (
              <polygon key={band} className={classes.range} points={band} />
            ))}
            <polyline className={classes.expected} points={pointsOf(({ esperado }) => esperado)} />
            <polyline className={classes.mean} points={pointsOf(({ avance }) => avance)} />
          </svg>
          {points.map(({ x, report }) => (
            <g key={report.id}>
              <line className={classes.tick} x1={`${x}%`} x2={`${x}%`} y1={HEIGHT} y2={HEIGHT + 6} />
              <circle className={classes.point} cx={`${x}%`} cy={`${y(report.avance)}%`} r="4" />
              <foreignObject
                x={`${x}%`}
                y="-8"
                width={TARGET}
                height={HEIGHT + 16}
                transform={`translate(-${TARGET / 2} 0)`}
              >
                <Link
                  className={classes.target}
                  to={fichaLoadsPath(nroFicha, report.id)}
                  title={pointText(report)}
                  tabIndex={-1}
                />
              </foreignObject>
            </g>
          ))}
        </svg>
        <svg className={classes.dates} width="100%" height="20" aria-hidden="true">
          {points.map(({ x, report, room }, index) => {
            const isEnd = index === 0 || index === points.length - 1
            if (!isEnd && room < ROOM_FOR_DATE) return null
            return (
              <text
                key={report.id}
                className={isEnd ? undefined : classes.middle}
                x={`${x}%`}
                y="14"
                textAnchor={index === 0 ? 'start' : isEnd ? 'end' : 'middle'}
              >
                {date(report.fecha)}
              </text>
            )
          })}
        </svg>
      </div>
      <ul className={classes.keys}>
        {KEYS.filter((key) => key !== 'range' || bands.length > 0).map((key) => (
          <li key={key}>
            <svg width="28" height="14" aria-hidden="true">
              {key === 'range' ? (
                <rect className={classes.range} x="1" y="1" width="26" height="12" />
              ) : (
                <line className={classes[key]} x1="1" x2="27" y1="7" y2="7" />
              )}
              {key === 'mean' && <circle className={classes.point} cx="14" cy="7" r="4" />}
            </svg>
            <span>{t(`trend.key.${key}`)}</span>
          </li>
        ))}
      </ul>
    </ChartBox>
  )
}
