import { Text, VisuallyHidden } from '@fichero/kit/ui'

/** Small and quiet; a part of it is only said. */
export const Quiet = () => (
  <Text size="sm" c="dimmed">
    18 <VisuallyHidden>reservas</VisuallyHidden> de 24
  </Text>
)
