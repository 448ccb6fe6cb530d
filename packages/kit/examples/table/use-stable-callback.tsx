import { type Column, DataTable, RowCheck, useStableCallback } from '@fichero/kit/table'
import { useMemo, useState } from 'react'
import { PEOPLE } from '../people'

type Person = (typeof PEOPLE)[number]

/** The columns stay the same object, so that selecting a person does not render other rows again. */
export function InColumns() {
  const [chosen, setChosen] = useState<number>()
  const toggle = useStableCallback(({ id }: Person) => setChosen(id === chosen ? undefined : id))
  const columns = useMemo<Column<Person>[]>(
    () => [
      {
        id: 'eleccion',
        header: 'Elegir',
        role: 'choice',
        cell: (person, isChosen) => (
          <RowCheck label={`Elegir a ${person.nombre}`} checked={isChosen} onToggle={() => toggle(person)} />
        ),
      },
      { id: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre },
    ],
    [toggle],
  )
  return (
    <DataTable
      caption="Una persona"
      rows={PEOPLE}
      rowKey={({ id }) => id}
      columns={columns}
      isOn={({ id }) => id === chosen}
    />
  )
}
