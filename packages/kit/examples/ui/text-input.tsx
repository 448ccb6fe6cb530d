import { TextInput } from '@fichero/kit/ui'

/** Label and description are above the field, the error is below. */
export const WithAnError = () => (
  <TextInput label="Nombre" description="Como está en la puerta" error="Escriba el nombre." required />
)
