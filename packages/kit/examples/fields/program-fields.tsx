import { DateField, Fieldset, PasswordInput, ProgramFields, SimpleGrid } from '@fichero/kit/fields'

/** With the `form` of `useApiForm`. */
export const OfAProgram = () => <ProgramFields form={{ getInputProps: () => ({ defaultValue: '' }) }} />

/** Two columns where there is room. */
export const InAGroup = () => (
  <Fieldset legend="Contrato">
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DateField label="Inicio" />
      <DateField label="Fin" />
    </SimpleGrid>
  </Fieldset>
)

/** With a button that shows it. */
export const NewPassword = () => (
  <PasswordInput
    label="Contraseña nueva"
    autoComplete="new-password"
    visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña', tabIndex: 0 }}
  />
)
