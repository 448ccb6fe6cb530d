import classes from './ficha-tab.module.css'

/** A ficha's number as the tab of its card. The number is never broken or shortened. */
export function FichaTab({ nroFicha }: { nroFicha: number | string }) {
  return <span className={classes.tab}>{nroFicha}</span>
}
