import { SofiaText, useTranslation } from '@fichero/kit/i18n'

/** A module passes its own namespace. `SofiaText` marks a text of SOFIA Plus as Spanish. */
export function InASentence() {
  const { t } = useTranslation('kit')
  return (
    <p>
      {t('cancel')} · <SofiaText>EN FORMACION</SofiaText>
    </p>
  )
}
