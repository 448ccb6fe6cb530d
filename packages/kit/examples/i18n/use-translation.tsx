import { SofiaText, useTranslation } from '@fichero/kit/i18n'

/** A module names its own namespace; a text of SOFIA Plus stays Spanish and says so. */
export function InASentence() {
  const { t } = useTranslation('kit')
  return (
    <p>
      {t('cancel')} · <SofiaText>EN FORMACION</SofiaText>
    </p>
  )
}
