import { useInSteps } from '@fichero/kit/table'
import { PEOPLE } from '../people'

/** A long list that is no table. `DataTable` does it by itself. */
export function OfAnOwnList() {
  const drawn = useInSteps(PEOPLE.length)
  return (
    <ul>
      {PEOPLE.slice(0, drawn).map(({ id, nombre }) => (
        <li key={id}>{nombre}</li>
      ))}
    </ul>
  )
}
