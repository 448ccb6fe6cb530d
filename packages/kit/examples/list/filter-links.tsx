import { FilterLinks, readChoice, usePages } from '@fichero/kit/list'

const STATES = ['libre', 'reservado'] as const

/** A few exclusive choices, each with its count; «Todos» removes the filter. */
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
