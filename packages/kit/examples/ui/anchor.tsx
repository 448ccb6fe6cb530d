import { Anchor } from '@fichero/kit/ui'

/** In a text. */
export const InAText = () => (
  <p>
    Los horarios están en la <Anchor href="https://fichero.example">página del centro</Anchor>.
  </p>
)
