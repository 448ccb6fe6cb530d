import { Stack, TextInput } from '@fichero/kit/ui'

/** The fields of a form. */
export const TwoFields = () => (
  <Stack>
    <TextInput label="Nombre" />
    <TextInput label="Sede" />
  </Stack>
)
