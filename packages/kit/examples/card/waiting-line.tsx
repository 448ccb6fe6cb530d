import { WaitingLine } from '@fichero/kit/card'

/** In the list of the welcome card; a line with a count of zero is hidden. */
export const OneOfTwo = () => (
  <ul>
    <WaitingLine count={2} to="/reservas">
      2 reservas esperan su aprobación
    </WaitingLine>
    <WaitingLine count={0} to="/reparaciones">
      Ninguna reparación espera
    </WaitingLine>
  </ul>
)
