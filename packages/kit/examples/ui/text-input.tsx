import { TextInput } from '@fichero/kit/ui'

/** Its label stands above it, with what helps; what is wrong stands below. */
export const WithAnError = () => (
  <TextInput label="Nombre" description="Como está en la puerta" error="Escriba el nombre." withAsterisk />
)
