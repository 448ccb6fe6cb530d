import { PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { contentOf } from '../content/contents'
import { PageLink } from '../content/page-link'
import type { Slug } from '../content/slugs'
import classes from './manual-article.module.css'
import { ManualSteps } from './manual-steps'

/** Blockquotes in the text are rendered as notes. */
const PROSE = { a: PageLink, blockquote: 'aside' } as const

export function ManualArticle({ slug }: { slug?: Slug }) {
  const { t, i18n } = useTranslation('manuals')
  const title = slug ? t(`page.${slug}`) : t('home')
  const Content = contentOf(i18n.language === 'en' ? 'en' : 'es', slug ?? 'home')
  usePageTitle(title)

  return (
    <article>
      <PageHeader title={title} />
      <div className={classes.prose}>
        <Content components={PROSE} />
      </div>
      <ManualSteps slug={slug} />
    </article>
  )
}
