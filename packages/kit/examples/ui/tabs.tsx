import { Tabs } from '@fichero/kit/ui'

/** Two parts of one screen. */
export const TwoParts = () => (
  <Tabs defaultValue="reservas">
    <Tabs.List>
      <Tabs.Tab value="reservas">Reservas</Tabs.Tab>
      <Tabs.Tab value="reparaciones">Reparaciones</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="reservas" pt="md">
      18 reservas hoy
    </Tabs.Panel>
    <Tabs.Panel value="reparaciones" pt="md">
      3 reparaciones
    </Tabs.Panel>
  </Tabs>
)
