import { EmptyState } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'

/** For who may fill it. */
export const WithAnAction = () => (
  <EmptyState title="Todavía no hay ambientes" action={<Button>Crear ambiente</Button>}>
    Aquí se ven los ambientes de formación, con su sede y su capacidad.
  </EmptyState>
)

/** For who may not: the text alone. */
export const WithoutAction = () => (
  <EmptyState title="Ningún ambiente coincide">Revise el filtro, o busque por otra palabra.</EmptyState>
)
