import { useTranslation } from '@fichero/kit/i18n'
import { plainText } from '@fichero/kit/search'

/** Well-known programs are translated by a key made of their name; any other stands as it was written. */
export function useProgramName(): (name: string) => string {
  const { t } = useTranslation('programs')
  return (name) => {
    const key = plainText(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return key ? t(`name.${key}`, { defaultValue: name }) : name
  }
}
