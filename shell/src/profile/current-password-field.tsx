import { PasswordInput } from '@fichero/kit/fields'
import type { Form } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import type { ProfileValues } from './profile-values'

/** Appears when the API asks for it, and takes the focus. */
export function CurrentPasswordField({ form }: { form: Form<ProfileValues> }) {
  const { t } = useTranslation('shell')
  return (
    <PasswordInput
      {...form.getInputProps('contrasenaActual')}
      label={t('profile.field.contrasenaActual')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('profile.edit.showPassword'), tabIndex: 0 }}
      withAsterisk
      autoFocus
    />
  )
}
