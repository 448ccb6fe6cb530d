import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The own password, asked for once more: takes the focus as it appears. */
export function CurrentPassword(props: PasswordInputProps) {
  const { t } = useTranslation('kit')
  return (
    <PasswordInput
      {...props}
      label={t('password.current')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
      withAsterisk
      autoFocus
    />
  )
}
