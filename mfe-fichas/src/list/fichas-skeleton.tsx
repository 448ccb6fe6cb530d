import { Skeleton } from '@fichero/kit/ui'
import classes from './fichas-grid.module.css'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function FichasSkeleton() {
  return (
    <div className={classes.grid}>
      {CARDS.map((card) => (
        <Skeleton key={card} height={232} radius={6} />
      ))}
    </div>
  )
}
