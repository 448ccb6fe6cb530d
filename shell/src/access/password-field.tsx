import { useHydrated } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, TextInput, VisuallyHidden } from '@fichero/kit/ui'
import { type ComponentProps, useState } from 'react'

/** Field with a text button that shows the password. The icon of Mantine's `PasswordInput` has one name for both states. */
export function PasswordField(props: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation('access')
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const toggle = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-pressed={isShown}
      data-needs-script={!isHydrated || undefined}
      onClick={() => setShown(!isShown)}
    >
      <span>{isShown ? t('hide') : t('show')}</span> <VisuallyHidden>{t('thePassword')}</VisuallyHidden>
    </Button>
  )
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      size="md"
      required
      withAsterisk={false}
      rightSection={toggle}
      rightSectionWidth={84}
      {...props}
    />
  )
}
