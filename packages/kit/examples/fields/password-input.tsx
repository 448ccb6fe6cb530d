import { PasswordInput } from '@fichero/kit/fields'

/** With the name of the button that shows it. */
export const ANewOne = () => (
  <PasswordInput
    label="Contraseña nueva"
    autoComplete="new-password"
    visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña', tabIndex: 0 }}
  />
)
