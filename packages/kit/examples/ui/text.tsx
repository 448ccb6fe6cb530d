import { Text, VisuallyHidden } from '@fichero/kit/ui'

/** Small and dimmed, with a word only for screen readers. */
export const Dimmed = () => (
  <Text size="sm" c="dimmed">
    18 <VisuallyHidden>reservas</VisuallyHidden> de 24
  </Text>
)
