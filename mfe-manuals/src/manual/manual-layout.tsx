import { useTranslation } from '@fichero/kit/i18n'
import { useLocation } from '@fichero/kit/router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PageName } from '../content/slugs'
import { ManualSearch } from '../search/manual-search'
import { ManualContents } from './manual-contents'
import classes from './manual-layout.module.css'
import { OpinionsLink } from './opinions-link'

/** Search and table of contents at the side; on narrow screens above the page, the contents collapsed. */
export function ManualLayout({ page, children }: { page?: PageName; children: ReactNode }) {
  const { t } = useTranslation('manuals')
  const { key } = useLocation()
  const side = useRef<HTMLDivElement>(null)
  // The contents scroll by themselves: the current page is among those that are seen.
  useEffect(() => {
    const entry = page && side.current?.querySelector<HTMLElement>(`.${classes.standing} [aria-current="page"]`)
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
        {/* The key empties the search, and collapses the contents, on every navigation. */}
        <ManualSearch key={key} />
        <details key={page} className={classes.folded}>
          <summary>{t('index')}</summary>
          {contents}
        </details>
        <div className={classes.standing}>{contents}</div>
      </div>
      <div className={classes.page}>{children}</div>
    </div>
  )
}
