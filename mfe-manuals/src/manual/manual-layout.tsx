import { useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import type { Slug } from '../content/slugs'
import { ManualContents } from './manual-contents'
import classes from './manual-layout.module.css'

/** Table of contents at the side; collapsed above the page on narrow screens. */
export function ManualLayout({ slug, children }: { slug?: Slug; children: ReactNode }) {
  const { t } = useTranslation('manuals')

  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        {/* The key replaces the element on a new page, so that its table of contents is collapsed. */}
        <details key={slug} className={classes.folded}>
          <summary>{t('index')}</summary>
          <ManualContents slug={slug} />
        </details>
        <div className={classes.standing}>
          <ManualContents slug={slug} />
        </div>
      </div>
      <div className={classes.page}>{children}</div>
    </div>
  )
}
