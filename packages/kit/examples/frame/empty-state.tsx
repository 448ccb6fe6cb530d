import { EmptyState } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'

/** For users who may create the first record. */
export const WithAnAction = () => (
  <EmptyState title="Todavía no hay ambientes" action={<Button>Crear ambiente</Button>}>
    Aquí se ven los ambientes de formación, con su sede y su capacidad.
  </EmptyState>
)

/** Text only, for users who may not. */
export const WithoutAction = () => (
  <EmptyState title="Ningún ambiente coincide">Revise el filtro, o busque por otra palabra.</EmptyState>
)
