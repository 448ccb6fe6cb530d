import { NativeSelect, Options, TextInput } from '@fichero/kit/ui'

/** A choice leaves nothing out in its first option. */
export const AsAFilter = () => (
  <NativeSelect label="Sede" data={[{ value: '', label: 'Todas' }, 'Centro de Servicios', 'Sede Norte']} />
)

/** With options that are always Spanish, such as the names of programs. */
export const InItsOwnLanguage = () => (
  <NativeSelect label="Programa">
    <Options choices={[{ value: '1', label: 'Análisis y desarrollo de software', lang: 'es' }]} />
  </NativeSelect>
)

/** Its label stands above it; what is wrong, below. */
export const ALineOfText = () => (
  <TextInput label="Nombre" description="Como está en la puerta" error="Escriba el nombre." withAsterisk />
)
