import { useFormat } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import classes from './chart.module.css'

interface PlotProps {
  /** In CSS pixels. */
  height: number
  /** The labelled percentages of the vertical axis. */
  ticks: readonly number[]
  /** Returns the distance of a percentage from the upper edge, in percent of the height. */
  y: (value: number) => number
  /** SVG elements, whose lengths are in percent or in CSS pixels. */
  children: ReactNode
  /** Texts of the horizontal axis: SVG elements in a box of the same width. */
  below: ReactNode
}

/**
 * A chart with percentages on its vertical axis, as wide as there is room. Hidden from screen readers: beside it there must be
 * a table with the same figures.
 */
export function Plot({ height, ticks, y, children, below }: PlotProps) {
  const { percent } = useFormat()
  return (
    <div className={classes.chart}>
      <svg className={classes.scale} width="44" height={height} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="36" y={`${y(tick)}%`} textAnchor="end" dominantBaseline="central">
            {percent(tick)}
          </text>
        ))}
      </svg>
      <svg className={classes.plot} width="100%" height={height} aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} className={classes.grid} x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
        ))}
        {children}
      </svg>
      <svg className={classes.below} width="100%" height="20" aria-hidden="true">
        {below}
      </svg>
    </div>
  )
}

/** Lines and areas of a `Plot`, whose points are in percent of its width and height. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
)
