import { FilterLinks, readChoice, usePages } from '@fichero/kit/list'

const STATES = ['libre', 'reservado'] as const

/** A choice of a few that exclude each other, with the counter in each; «Todos» leaves nothing out. */
export function WithCounters() {
  const { search, filtered } = usePages()
  const at = (estado: string | undefined) => filtered({ estado })
  return (
    <FilterLinks
      label="Estado de los ambientes"
      chosen={readChoice(search, 'estado', STATES)}
      choices={[
        { value: undefined, label: 'Todos (24)', to: at(undefined) },
        { value: 'libre', label: 'Libres (6)', to: at('libre') },
        { value: 'reservado', label: 'Reservados (18)', to: at('reservado') },
      ]}
    />
  )
}
