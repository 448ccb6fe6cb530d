import { PageHeader } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'

/** The header of a list, with its create button. */
export const OfAList = () => (
  <PageHeader title="Ambientes" description="24 ambientes, 3 en reparación" actions={<Button>Crear ambiente</Button>} />
)

/** A record as a card with its number. Editar is not filled, because it is not the main action of the page. */
export const OfARecord = () => (
  <PageHeader
    tab="2888001"
    title="Análisis y desarrollo de software"
    breadcrumbs={[{ label: 'Fichas', to: '/fichas' }, { label: '2888001' }]}
    description="Jefe: Ana María Rojas"
    actions={<Button variant="default">Editar</Button>}
  />
)
