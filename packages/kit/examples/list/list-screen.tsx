import { ListScreen, useListOrder, useTypedText } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { TextInput } from '@fichero/kit/ui'
import { useState } from 'react'

const ROOMS = [
  { to: '/ambientes/204', name: 'Ambiente 204' },
  { to: '/ambientes/redes', name: 'Taller de redes' },
]

/** `useListOrder` adds the links Previous and Next to the screens of the items. The search is applied when typing pauses. */
export function BehindANumber() {
  const [search, setSearch] = useState('')
  const { text, setText, keepText } = useTypedText(search, setSearch)
  const rooms = ROOMS.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  useListOrder('Ambientes libres', rooms)
  return (
    <ListScreen
      title="Ambientes libres"
      description="Los que nadie ha reservado para hoy"
      filters={
        <TextInput
          label="Buscar por nombre"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={keepText}
        />
      }
    >
      <ul>
        {rooms.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </ListScreen>
  )
}
