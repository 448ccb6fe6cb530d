import { useTranslation } from '@fichero/kit/i18n'
import { TextInput } from '@fichero/kit/ui'
import type { ComponentProps } from 'react'

/** The document number, which is the user name. */
export function DocumentField(props: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation('access')
  return <TextInput label={t('document')} inputMode="numeric" autoComplete="username" required {...props} />
}
