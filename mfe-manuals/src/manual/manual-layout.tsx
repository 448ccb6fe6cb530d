import { useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import type { Slug } from '../content/slugs'
import { ManualContents } from './manual-contents'
import classes from './manual-layout.module.css'

/** The contents at the side; on narrow screens folded above the page. */
export function ManualLayout({ slug, children }: { slug?: Slug; children: ReactNode }) {
  const { t } = useTranslation('manuals')

  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        {/* A new page starts with its contents folded: the key makes a new element. */}
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
