import type { Ficha } from '@fichero/contract/fichas.schema'
import { FichaCard } from './ficha-card'
import classes from './fichas-grid.module.css'

export function FichasGrid({ fichas }: { fichas: Ficha[] }) {
  return (
    <ul className={classes.grid}>
      {fichas.map((ficha) => (
        <li key={ficha.nro_ficha}>
          <FichaCard ficha={ficha} />
        </li>
      ))}
    </ul>
  )
}
