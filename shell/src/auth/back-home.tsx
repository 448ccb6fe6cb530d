import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowLeft } from '@fichero/kit/icons'

/** A link of the document and not of the router: the landing page is a document of its own. */
export function BackHome() {
  const { t } = useTranslation('shell')
  return (
    <a href={PATHS.home}>
      <IconArrowLeft />
      {t('auth.back')}
    </a>
  )
}
