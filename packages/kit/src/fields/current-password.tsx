import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A field for the user's current password. The field takes the focus when it appears. */
export function CurrentPassword(props: PasswordInputProps) {
  const { t } = useTranslation('kit')
  return (
    <PasswordInput
      {...props}
      label={t('password.current')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
      required
      autoFocus
    />
  )
}
