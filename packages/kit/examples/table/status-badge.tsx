import { StatusBadge } from '@fichero/kit/table'
import { Group } from '@fichero/kit/ui'

/** Each tone has a shape, so that colour is not the only difference. */
export const AllTones = () => (
  <Group>
    <StatusBadge tone="green">Activo</StatusBadge>
    <StatusBadge tone="orange">Aplazado</StatusBadge>
    <StatusBadge tone="red">Cancelado</StatusBadge>
    <StatusBadge tone="neutral">Trasladado</StatusBadge>
  </Group>
)
