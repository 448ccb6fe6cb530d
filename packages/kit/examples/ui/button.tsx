import { IconPlus, IconRefresh } from '@fichero/kit/icons'
import { ActionIcon, Alert, Anchor, Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@fichero/kit/ui'

/** One filled button for what one came for; what takes something away is never filled. */
export const Kinds = () => (
  <Group>
    <Button leftSection={<IconPlus />}>Crear ambiente</Button>
    <Button variant="default">Editar</Button>
    <Button variant="subtle" size="compact-sm">
      Mostrar más
    </Button>
    <Button variant="default" loading>
      Guardar cambios
    </Button>
    <ActionIcon aria-label="Actualizar la lista">
      <IconRefresh />
    </ActionIcon>
  </Group>
)

/** Texts and a notice, below each other. */
export const Texts = () => (
  <Stack gap="xs">
    <Alert color="orange" title="Un ambiente está en reparación">
      Vuelve el 12 de marzo de 2026. <Anchor href="#ui/Anchor">Ver la reparación</Anchor>
    </Alert>
    <Text size="sm" c="dimmed">
      Actualizado hoy <VisuallyHidden>a las 10:20</VisuallyHidden>
    </Text>
    <Skeleton height={16} width={200} />
  </Stack>
)
