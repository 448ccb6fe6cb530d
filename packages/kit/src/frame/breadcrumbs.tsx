import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Of the label, where it is not that of the page. */
  lang?: 'es' | undefined
  /** Without it the crumb is the current screen. */
  to?: string
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation('kit')
  return (
    <nav className={classes.crumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ label, lang, to }) => (
          <li key={`${to ?? ''} ${label}`}>
            {to ? (
              <Link to={to} lang={lang}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" lang={lang}>
                {label}
              </span>
            )}
            <IconChevronRight />
          </li>
        ))}
      </ol>
    </nav>
  )
}
