import { fichaPath } from '@fichero/contract/paths'
import type { ScheduledFicha } from '@fichero/contract/schedule.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import chart from '../chart/chart.module.css'
import { Key, Keys, LineKey, PointKey } from '../chart/keys'
import { Lines, Plot } from '../chart/plot'
import { Point } from '../chart/point'
import classes from './schedule.module.css'

/** Height of the plot in CSS pixels. */
const HEIGHT = 340
/** The labelled percentages of both axes. */
const TICKS = [0, 25, 50, 75, 100]
/** Width and height of the area of a ficha that can be clicked, in CSS pixels: small, because fichas are close together. */
const TARGET = 14

const fromAbove = (value: number) => 100 - value

interface ScheduleChartProps {
  /** Farthest behind first. */
  fichas: ScheduledFicha[]
  /** How many of the first are in the list beside the chart. */
  listed: number
}

/**
 * A point for each ficha: to the right, the elapsed share of its lessons; upwards, its mean progress. On the diagonal both are
 * equal. The points are links for the pointer only; keyboards and screen readers have the list and the table.
 */
export function ScheduleChart({ fichas, listed }: ScheduleChartProps) {
  const { t } = useTranslation('fichas')
  const { percent } = useFormat()
  const points = fichas.map((ficha, index) => ({ ficha, isMarked: index < listed }))
  return (
    <div>
      <p className={classes.axis} aria-hidden="true">
        {t('trend.key.mean')}
      </p>
      <Plot
        height={HEIGHT}
        ticks={TICKS}
        y={fromAbove}
        below={TICKS.map((tick) => (
          <text
            key={tick}
            className={tick % 50 === 0 ? undefined : classes.quarter}
            x={`${tick}%`}
            y="14"
            textAnchor={tick === 0 ? 'start' : tick === 100 ? 'end' : 'middle'}
          >
            {percent(tick)}
          </text>
        ))}
      >
        <Lines>
          <polyline className={chart.expected} points="0,100 100,0" />
        </Lines>
        {/* The last point is on top of the others. */}
        {points.toReversed().map(({ ficha: { nro_ficha, programa_formacion, esperado, progreso }, isMarked }) => (
          <Point
            key={nro_ficha}
            x={esperado}
            y={fromAbove(progreso)}
            to={fichaPath(nro_ficha)}
            text={t('schedule.point', {
              ficha: nro_ficha,
              program: programa_formacion,
              progress: percent(progreso),
              expected: percent(esperado),
            })}
            target={TARGET}
            isMarked={isMarked}
          />
        ))}
      </Plot>
      <p className={classes.axis} data-end aria-hidden="true">
        {t('schedule.elapsed')}
      </p>
      <Keys>
        {listed > 0 && (
          <Key label={t('schedule.key.listed')}>
            <PointKey isMarked />
          </Key>
        )}
        {listed < fichas.length && (
          <Key label={t('schedule.key.others')}>
            <PointKey />
          </Key>
        )}
        <Key label={t('trend.key.expected')}>
          <LineKey className={chart.expected} />
        </Key>
      </Keys>
    </div>
  )
}
