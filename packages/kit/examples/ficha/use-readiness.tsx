import type { Progress } from '@fichero/contract/fichas.schema'
import { useReadiness } from '@fichero/kit/ficha'
import { type Column, DataTable } from '@fichero/kit/table'
import { useMemo } from 'react'

type Person = Progress & { nombre: string }

const person = (nombre: string, approved: number, banda: Progress['banda']): Person => ({
  nombre,
  resultados_aprobados: approved,
  total_resultados: 60,
  porcentaje_tyt: (approved / 60) * 100,
  banda,
  sin_banda: null,
  faltan_para_lista: Math.max(0, 45 - approved),
  faltan: 60 - approved,
})

const PEOPLE = [person('Ana María', 51, 'lista'), person('Luis', 38, 'cerca')]

/** In a column of a table: the hook is called once, not in each cell. */
export function InAColumn() {
  const readiness = useReadiness()
  const columns = useMemo<Column<Person>[]>(
    () => [
      { id: 'name', header: 'Nombre', cell: ({ nombre }) => nombre },
      { id: 'readiness', header: 'Progreso', cell: readiness },
    ],
    [readiness],
  )
  return <DataTable caption="Aprendices" columns={columns} rows={PEOPLE} rowKey={({ nombre }) => nombre} />
}
