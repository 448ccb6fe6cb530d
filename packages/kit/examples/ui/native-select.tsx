import { NativeSelect, Options } from '@fichero/kit/ui'

/** The first option removes the filter. */
export const AsAFilter = () => (
  <NativeSelect label="Sede" data={[{ value: '', label: 'Todas' }, 'Centro de Servicios', 'Sede Norte']} />
)

/** Options that are always Spanish, such as program names, have `lang`. */
export const InAnotherLanguage = () => (
  <NativeSelect label="Programa">
    <Options choices={[{ value: '1', label: 'Análisis y desarrollo de software', lang: 'es' }]} />
  </NativeSelect>
)
