import { Link } from '@fichero/kit/router'
import classes from './chart.module.css'

interface PointProps {
  /** Distances from the left and the upper edge, in percent. */
  x: number
  y: number
  to: string
  /** Shown beside the pointer. */
  text: string
  /** Width of the area that can be clicked, in CSS pixels. */
  target: number
  /** Height of the plot in CSS pixels, if the area is as high as the plot; otherwise it is a square around the point. */
  column?: number
  isMarked?: boolean
}

/** How far a column reaches beyond the plot, in CSS pixels. */
const BEYOND = 8

/** A point of a `Plot` with a link for the pointer. Keyboards and screen readers have the same link elsewhere. */
export function Point({ x, y, to, text, target, column, isMarked = false }: PointProps) {
  const half = target / 2
  const area = column
    ? { y: -BEYOND, height: column + 2 * BEYOND, transform: `translate(${-half} 0)` }
    : { y: `${y}%`, height: target, transform: `translate(${-half} ${-half})` }
  return (
    <g>
      <circle className={classes.point} data-marked={isMarked || undefined} cx={`${x}%`} cy={`${y}%`} r="4" />
      <foreignObject x={`${x}%`} width={target} {...area}>
        <Link className={classes.target} to={to} title={text} tabIndex={-1} />
      </foreignObject>
    </g>
  )
}
