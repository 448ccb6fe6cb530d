import { Skeleton } from '@fichero/kit/ui'
import classes from './program-grid.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

export function ProgramGridSkeleton() {
  return (
    <div className={classes.grid}>
      {PLACES.map((place) => (
        <Skeleton key={place} height={168} radius={6} />
      ))}
    </div>
  )
}
