import { useTranslation } from '@fichero/kit/i18n'
import { useLocation } from '@fichero/kit/router'
import { useEffect } from 'react'
import { SECTION } from '../content/help'
import type { PageContent } from '../content/load-page'
import classes from './page-body.module.css'
import { PageContents } from './page-contents'
import { PROSE } from './prose'
import prose from './prose.module.css'

/** The text and the list of headings of a page. The heading that the URL names gets the focus on every navigation to it. */
export function PageBody({ content: { default: Content, headings } }: { content: PageContent }) {
  const { t } = useTranslation('manuals')
  const location = useLocation()
  useEffect(() => {
    const section = new URLSearchParams(location.search).get(SECTION)
    const named = section ? headings.find(({ text }) => text === t(`help.${section}`))?.id : undefined
    const target = document.getElementById(location.hash.slice(1) || (named ?? ''))
    if (!target) return
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [location, headings, t])

  return (
    <div className={classes.body}>
      <PageContents headings={headings} />
      <div className={prose.prose}>
        <Content components={PROSE} />
      </div>
    </div>
  )
}
