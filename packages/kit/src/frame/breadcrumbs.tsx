import { Breadcrumbs as MantineBreadcrumbs } from '@mantine/core'
import '@mantine/core/styles/Breadcrumbs.layer.css'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { translateOf } from '../i18n/translate-of'
import classes from './breadcrumbs.module.css'

/** An item of the breadcrumbs; the first item is the top screen. */
export interface Crumb {
  label: string
  /** The language of the label, if it differs from the page's. */
  lang?: 'es' | undefined
  /** For the name of a person, which browsers must not translate. A label without lower-case letters needs no attribute. */
  translate?: 'no'
  /** The item's address; omitted for the current screen. */
  to?: string
}

/**
 * Mantine's breadcrumbs with a landmark and list roles, which screen readers announce. Imports Mantine's style sheet and sets
 * no inline style, because the prerendered first rows include it and are shown before other style sheets load.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation('kit')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <MantineBreadcrumbs role="list" separator={<IconChevronRight />} classNames={classes}>
        {crumbs.map(({ label, lang, to, translate = lang ? 'no' : translateOf(label) }) => (
          // biome-ignore lint/a11y/useSemanticElements: Mantine renders a div around the items, where an li is not allowed
          <span key={`${to ?? ''} ${label}`} role="listitem">
            {to ? (
              <Link to={to} lang={lang} translate={translate}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" lang={lang} translate={translate}>
                {label}
              </span>
            )}
          </span>
        ))}
      </MantineBreadcrumbs>
    </nav>
  )
}
