import { useTranslation } from '@fichero/kit/i18n'
import './skip-link.css'

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell')
  return (
    <a className="skip-link" href="#main">
      {t('layout.skip')}
    </a>
  )
}
