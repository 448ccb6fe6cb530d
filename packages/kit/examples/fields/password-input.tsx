import { PasswordInput } from '@fichero/kit/fields'

/** With an accessible name for the button that reveals the password. */
export const NewPassword = () => (
  <PasswordInput
    label="Contraseña nueva"
    autoComplete="new-password"
    visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña', tabIndex: 0 }}
  />
)
