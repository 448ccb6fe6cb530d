import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowLeft, IconPrinter } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { manualPath, printPath } from '../content/page-link'
import { GROUPS, type Slug } from '../content/slugs'
import classes from './manual-contents.module.css'

export function ManualContents({ slug }: { slug?: Slug }) {
  const { t } = useTranslation('manuals')
  const entry = (label: string, target?: Slug) => (
    <Link className={classes.entry} to={manualPath(target)} aria-current={target === slug ? 'page' : undefined}>
      {label}
    </Link>
  )

  return (
    <nav className={classes.contents} aria-label={t('pages')}>
      <Link className={classes.back} to={PATHS.home}>
        <IconArrowLeft />
        {t('landing')}
      </Link>
      {entry(t('home'))}
      {GROUPS.map(({ id, path, slugs }) => (
        <section key={id}>
          <h2 className={classes.group}>{t(`group.${id}`)}</h2>
          <ul className={classes.entries}>
            {slugs.map((page) => (
              <li key={page}>{entry(t(`page.${page}`), page)}</li>
            ))}
            <li>
              <Link className={classes.print} to={printPath(path)}>
                <IconPrinter />
                {t('print.open')}
              </Link>
            </li>
          </ul>
        </section>
      ))}
    </nav>
  )
}
