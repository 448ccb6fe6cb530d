import { useTranslation } from '@fichero/kit/i18n'
import classes from './skip-link.module.css'

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell')
  return (
    <a className={classes.skip} href="#main">
      {t('layout.skip')}
    </a>
  )
}
