import classes from './bar.module.css'

interface BarProps {
  /** 0 to 1; a larger value is rendered as 1. */
  share: number
}

/** A bar of a chart, in a `ChartBox`. Screen readers read the figure in the text beside it. */
export const Bar = ({ share }: BarProps) => (
  <span className={classes.track} aria-hidden="true">
    <span style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />
  </span>
)
