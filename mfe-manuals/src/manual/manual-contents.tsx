import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowLeft, IconPrinter } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import type { ReactNode } from 'react'
import { manualPath, printPath } from '../content/page-link'
import { GROUPS, type PageName } from '../content/slugs'
import classes from './manual-contents.module.css'

/** Table of contents: links to all pages, with the current page marked. `children` are additional links. */
export function ManualContents({ page, children }: { page?: PageName; children?: ReactNode }) {
  const { t } = useTranslation('manuals')
  const entry = (label: string, target: PageName) => (
    <Link className={classes.entry} to={manualPath(target)} aria-current={target === page ? 'page' : undefined}>
      {label}
    </Link>
  )

  return (
    <nav className={classes.contents} aria-label={t('pages')}>
      <Link className={classes.back} to={PATHS.home}>
        <IconArrowLeft />
        {t('landing')}
      </Link>
      {entry(t('home'), 'home')}
      {GROUPS.map(({ id, path, slugs }) => (
        <div key={id}>
          <p className={classes.group} id={`pages-${id}`}>
            {t(`group.${id}`)}
          </p>
          <ul className={classes.entries} aria-labelledby={`pages-${id}`}>
            {slugs.map((slug) => (
              <li key={slug}>{entry(t(`page.${slug}`), slug)}</li>
            ))}
            <li>
              <Link className={classes.print} to={printPath(path)}>
                <IconPrinter />
                {t('print.open')}
              </Link>
            </li>
          </ul>
        </div>
      ))}
      {children}
    </nav>
  )
}
