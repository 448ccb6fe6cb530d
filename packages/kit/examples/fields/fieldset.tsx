import { DateField, Fieldset, SimpleGrid } from '@fichero/kit/fields'

/** The fields are in two columns on a wide screen. */
export const WithTwoColumns = () => (
  <Fieldset legend="Contrato">
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DateField label="Inicio" />
      <DateField label="Fin" />
    </SimpleGrid>
  </Fieldset>
)
