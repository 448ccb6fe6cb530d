import type { ReleaseAudience } from '@fichero/contract/enums'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

/** Returns a function that describes who gets a release, as a translated text. */
export function useAudience() {
  const { t } = useTranslation('modules')
  const { percent } = useFormat()
  return ({ para, porcentaje }: { para: ReleaseAudience; porcentaje?: number | null }): string =>
    t(`audience.${para}`, { percent: percent(porcentaje ?? 0) })
}
