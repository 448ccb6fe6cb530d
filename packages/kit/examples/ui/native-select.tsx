import { NativeSelect, Options } from '@fichero/kit/ui'

/** Its first option leaves nothing out. */
export const AsAFilter = () => (
  <NativeSelect label="Sede" data={[{ value: '', label: 'Todas' }, 'Centro de Servicios', 'Sede Norte']} />
)

/** Options that are always Spanish, such as the names of programs, say so. */
export const InItsOwnLanguage = () => (
  <NativeSelect label="Programa">
    <Options choices={[{ value: '1', label: 'Análisis y desarrollo de software', lang: 'es' }]} />
  </NativeSelect>
)
