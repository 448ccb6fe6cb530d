import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { manualPath } from '../content/page-link'
import { neighbours, type Slug } from '../content/slugs'
import classes from './manual-steps.module.css'

/** Links to the previous and next page in reading order. */
export function ManualSteps({ slug }: { slug?: Slug }) {
  const { t } = useTranslation('manuals')
  const { previous, next } = neighbours(slug)
  return (
    <nav className={classes.steps} aria-label={t('steps')}>
      {previous !== undefined && (
        <Link className={classes.step} to={manualPath(previous ?? undefined)} rel="prev">
          <span className={classes.label}>{t('kit:pages.previous')}</span>
          <span>{previous ? t(`page.${previous}`) : t('home')}</span>
        </Link>
      )}
      {next && (
        <Link className={`${classes.step} ${classes.next}`} to={manualPath(next)} rel="next">
          <span className={classes.label}>{t('kit:pages.next')}</span>
          {t(`page.${next}`)}
        </Link>
      )}
    </nav>
  )
}
