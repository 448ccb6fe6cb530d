import classes from './logo.module.css'

/** The logo: a card with its tab and a thin progress bar along its bottom. `height` in pixels. */
export function Logo({ height = 24 }: { height?: number }) {
  return (
    <svg viewBox="0 0 28 24" height={height} width={(height * 28) / 24} className={classes.logo} aria-hidden="true">
      <path
        className={classes.card}
        d="M1.5 8V4A2.5 2.5 0 0 1 4 1.5h6A2.5 2.5 0 0 1 12.5 4v1.5H24A2.5 2.5 0 0 1 26.5 8v12A2.5 2.5 0 0 1 24 22.5H4A2.5 2.5 0 0 1 1.5 20z"
      />
      <path className={classes.lines} d="M6 11h16M6 14.5h10" />
      <path className={classes.bar} d="M6 18.5h11" />
    </svg>
  )
}
