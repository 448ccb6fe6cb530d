import { Logo } from '@fichero/kit/frame'
import classes from './brand.module.css'

/** The logo and the name. */
export function Brand({ short = false }: { short?: boolean }) {
  return (
    <span className={classes.brand}>
      <Logo />
      <span className={short ? classes.hidden : classes.name}>Fichero</span>
    </span>
  )
}
