import { PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { pagePart } from '../content/page-part'
import type { Slug } from '../content/slugs'
import { useLanguage } from '../content/use-language'
import { ManualSteps } from './manual-steps'
import { PageBody } from './page-body'

export function ManualArticle({ slug }: { slug?: Slug }) {
  const { t } = useTranslation('manuals')
  const title = slug ? t(`page.${slug}`) : t('home')
  const Content = pagePart(useLanguage(), slug ?? 'home')
  usePageTitle(title)

  return (
    <article>
      <PageHeader title={title} />
      <Content>{(content) => <PageBody content={content} />}</Content>
      <ManualSteps slug={slug} />
    </article>
  )
}
