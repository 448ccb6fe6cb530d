import classes from './bar.module.css'

interface BarProps {
  /** 0 to 1; more is drawn as 1. */
  share: number
}

/** A bar of a chart, in a `ChartBox`. Its figure stands beside it as text: see docs/decisions/charts-are-html-and-css.md. */
export const Bar = ({ share }: BarProps) => (
  <span className={classes.track} aria-hidden="true">
    <span style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />
  </span>
)
