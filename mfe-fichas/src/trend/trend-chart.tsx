import { fichaLoadsPath } from '@fichero/contract/paths'
import type { ReportedProgress } from '@fichero/contract/progress-trend.schema'
import { ChartBox } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import chart from '../chart/chart.module.css'
import { Key, Keys, LineKey, PointKey } from '../chart/keys'
import { Lines, Plot } from '../chart/plot'
import { Point } from '../chart/point'
import classes from './trend.module.css'
import { bandsOf, trendScale } from './trend-scale'

/** Height of the plot in CSS pixels. */
const HEIGHT = 180
/** Width of the area of a point that can be clicked, in CSS pixels. */
const TARGET = 24
/** How far a date is from its neighbours, in percent of the width, so that its label fits on a wide screen. */
const ROOM_FOR_DATE = 12

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
      <Plot
        height={HEIGHT}
        ticks={ticks}
        y={y}
        below={points.map(({ x, report, room }, index) => {
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
      >
        <Lines>
          {bands.map((band) => (
            <polygon key={band} className={classes.range} points={band} />
          ))}
          <polyline className={chart.expected} points={pointsOf(({ esperado }) => esperado)} />
          <polyline className={classes.mean} points={pointsOf(({ avance }) => avance)} />
        </Lines>
        {points.map(({ x, report }) => (
          <g key={report.id}>
            <line className={chart.tick} x1={`${x}%`} x2={`${x}%`} y1={HEIGHT} y2={HEIGHT + 6} />
            <Point
              x={x}
              y={y(report.avance)}
              to={fichaLoadsPath(nroFicha, report.id)}
              text={pointText(report)}
              target={TARGET}
              column={HEIGHT}
            />
          </g>
        ))}
      </Plot>
      <Keys>
        <Key label={t('trend.key.mean')}>
          <LineKey className={classes.mean} />
          <PointKey />
        </Key>
        {bands.length > 0 && (
          <Key label={t('trend.key.range')}>
            <rect className={classes.range} x="1" y="1" width="26" height="12" />
          </Key>
        )}
        <Key label={t('trend.key.expected')}>
          <LineKey className={chart.expected} />
        </Key>
      </Keys>
    </ChartBox>
  )
}
