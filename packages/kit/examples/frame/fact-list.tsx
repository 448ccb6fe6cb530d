import { FactList } from '@fichero/kit/frame'

const FACTS: [string, string][] = [
  ['Sede', 'Centro de Servicios'],
  ['Capacidad', '28 personas'],
  ['Responsable', 'Julián Ávila'],
]

/** The layout for a screen. */
export const AsABox = () => <FactList label="Ambiente 204" facts={FACTS} />

/** The layout for a dialog. */
export const AsRows = () => <FactList label="Ambiente 204, en filas" facts={FACTS} layout="rows" />
