import { useTranslation } from '@fichero/kit/i18n'
import { useLocation } from '@fichero/kit/router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PageName } from '../content/slugs'
import { ManualSearch } from '../search/manual-search'
import { ManualContents } from './manual-contents'
import classes from './manual-layout.module.css'
import { OpinionsLink } from './opinions-link'

/** Layout with search and table of contents beside the page. On narrow screens both are above it, the contents collapsed. */
export function ManualLayout({ page, children }: { page?: PageName; children: ReactNode }) {
  const { t } = useTranslation('manuals')
  const { key } = useLocation()
  const side = useRef<HTMLDivElement>(null)
  const expanded = useRef<HTMLDivElement>(null)
  // The table of contents scrolls independently of the page: scroll it to the link of the current page.
  useEffect(() => {
    const entry = page && expanded.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (entry && side.current) side.current.scrollTop = entry.offsetTop - side.current.clientHeight / 2
  }, [page])
  const contents = (
    <ManualContents page={page}>
      <OpinionsLink />
    </ManualContents>
  )
  return (
    <div className={classes.layout}>
      <div className={classes.side} ref={side}>
        {/* The keys clear the search on every navigation, and collapse the contents on another page. */}
        <ManualSearch key={key} />
        <details key={page} className={classes.collapsed}>
          <summary>{t('index')}</summary>
          {contents}
        </details>
        <div className={classes.expanded} ref={expanded}>
          {contents}
        </div>
      </div>
      <div className={classes.page}>{children}</div>
    </div>
  )
}
