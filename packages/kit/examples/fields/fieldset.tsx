import { DateField, Fieldset, SimpleGrid } from '@fichero/kit/fields'

/** Two columns where there is room. */
export const WithTwoColumns = () => (
  <Fieldset legend="Contrato">
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DateField label="Inicio" />
      <DateField label="Fin" />
    </SimpleGrid>
  </Fieldset>
)
