import { useTranslation } from '@fichero/kit/i18n'
import classes from './skip-link.module.css'

/** First stop of the keyboard: past the navigation, to what the screen is about. */
export function SkipLink() {
  const { t } = useTranslation('shell')
  return (
    <a className={classes.skip} href="#main">
      {t('layout.skip')}
    </a>
  )
}
