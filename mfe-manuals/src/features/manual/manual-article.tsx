import { PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { CONTENTS } from '../../content/contents'
import type { Slug } from '../../content/slugs'
import classes from './manual-article.module.css'
import { ManualSteps } from './manual-steps'

export function ManualArticle({ slug }: { slug?: Slug }) {
  const { t, i18n } = useTranslation('manuals')
  const title = slug ? t(`page.${slug}`) : t('home')
  const Content = CONTENTS[i18n.language === 'en' ? 'en' : 'es'][slug ?? 'home']
  usePageTitle(title)

  return (
    <article>
      <PageHeader title={title} />
      <div className={classes.prose}>
        <Content />
      </div>
      <ManualSteps slug={slug} />
    </article>
  )
}
