import { useTranslation } from '@fichero/kit/i18n'
import { plainText } from '@fichero/kit/search'

/** Returns a function that translates names of well-known programs and keeps others. */
export function useProgramName(): (name: string) => string {
  const { t } = useTranslation('programs')
  return (name) => {
    const key = plainText(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return key ? t(`name.${key}`, { defaultValue: name }) : name
  }
}
