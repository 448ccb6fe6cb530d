import { MoreMenu } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'

/** The last of the actions of a `PageHeader`. */
export const WithTwoActions = () => (
  <MoreMenu>
    <Button variant="subtle">Exportar a Excel</Button>
    <Button variant="subtle">Deshabilitar ambiente</Button>
  </MoreMenu>
)
