import { useTranslation } from '@fichero/kit/i18n'
import { endsWithExtra, type PageName, type Slug } from '../content/slugs'
import { useLanguage } from '../content/use-language'
import { ManualContents } from '../manual/manual-contents'
import layout from '../manual/manual-layout.module.css'
import { ManualSteps } from '../manual/manual-steps'
import body from '../manual/page-body.module.css'
import { PageContents } from '../manual/page-contents'
import prose from '../manual/prose.module.css'
import classes from './document.module.css'
import { ExtraPlaceholder } from './extra-placeholder'
import { pageText } from './page-texts'
import { TEXT } from './text-elements'

/** A page for the prerendered document: the HTML of `manual-layout.tsx` and `manual-article.tsx`, without interactivity. */
export function PageText({ slug }: { slug?: Slug }) {
  const { t } = useTranslation('manuals')
  const page: PageName = slug ?? 'home'
  const { default: Content, headings } = pageText(useLanguage(), page)
  return (
    <div className={layout.layout}>
      <div className={layout.side}>
        <div className={classes.search} />
        <details className={layout.collapsed}>
          <summary>{t('index')}</summary>
          <ManualContents page={page} />
        </details>
        <div className={layout.expanded}>
          <ManualContents page={page} />
        </div>
      </div>
      <div className={layout.page}>
        <h1 className={classes.title}>{slug ? t(`page.${slug}`) : t('home')}</h1>
        {!endsWithExtra(page) && <ExtraPlaceholder page={page} />}
        <div className={body.body}>
          <PageContents headings={headings} />
          <div className={prose.prose}>
            <Content components={TEXT} />
          </div>
        </div>
        {endsWithExtra(page) && <ExtraPlaceholder page={page} />}
        <ManualSteps slug={slug} />
      </div>
    </div>
  )
}
