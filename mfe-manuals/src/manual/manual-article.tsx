import { PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { pagePart } from '../content/page-part'
import { endsWithExtra, type PageName, type Slug } from '../content/slugs'
import { useLanguage } from '../content/use-language'
import { PageFeedback } from '../feedback/page-feedback'
import { ManualSteps } from './manual-steps'
import { PageBody } from './page-body'
import { PageExtra } from './page-extra'

export function ManualArticle({ slug }: { slug?: Slug }) {
  const { t } = useTranslation('manuals')
  const page: PageName = slug ?? 'home'
  const title = slug ? t(`page.${slug}`) : t('home')
  const Content = pagePart(useLanguage(), page)
  usePageTitle(title)

  return (
    <article>
      <PageHeader title={title} />
      {!endsWithExtra(page) && <PageExtra page={page} />}
      <Content>{(content) => <PageBody content={content} />}</Content>
      {endsWithExtra(page) && <PageExtra page={page} />}
      <PageFeedback key={page} page={page} />
      <ManualSteps slug={slug} />
    </article>
  )
}
