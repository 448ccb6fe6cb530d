import { Bar, CardFooter, ChartBox, Section, type View, ViewSwitch } from '@fichero/kit/card'
import { DataTable } from '@fichero/kit/table'
import { useState } from 'react'

const ROWS = [
  { sede: 'Centro de Servicios', share: 0.82 },
  { sede: 'Sede Norte', share: 0.47 },
]

/** A chart with its figures beside the bars, and the same figures as a table. */
export function WithAChart() {
  const [view, setView] = useState<View>('chart')
  const id = 'ejemplo-ocupacion'
  return (
    <Section id={id} title="¿Dónde hay ambientes libres?" tools={<ViewSwitch of={id} view={view} onChange={setView} />}>
      {view === 'chart' ? (
        <ChartBox>
          {ROWS.map(({ sede, share }) => (
            <div key={sede}>
              {sede}: {Math.round(share * 100)} % <Bar share={share} />
            </div>
          ))}
        </ChartBox>
      ) : (
        <DataTable
          caption="Ocupación por sede"
          rows={ROWS}
          rowKey={({ sede }) => sede}
          columns={[
            { id: 'sede', header: 'Sede', cell: ({ sede }) => sede },
            { id: 'share', header: 'Ocupación', align: 'right', cell: ({ share }) => `${Math.round(share * 100)} %` },
          ]}
        />
      )}
      <CardFooter>Reservas de esta semana</CardFooter>
    </Section>
  )
}
