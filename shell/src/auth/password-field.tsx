import { useTranslation } from '@fichero/kit/i18n'
import { TextInput, VisuallyHidden } from '@fichero/kit/ui'
import { type ComponentProps, useState } from 'react'
import classes from './password-field.module.css'

/** Lighter than Mantine's PasswordInput, which imports the other inputs. */
export function PasswordField(props: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation('access')
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button className={classes.toggle} type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? t('auth.hide') : t('auth.show')} <VisuallyHidden>{t('auth.thePassword')}</VisuallyHidden>
    </button>
  )
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      rightSection={toggle}
      rightSectionWidth={84}
      {...props}
    />
  )
}
