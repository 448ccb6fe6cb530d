import { useLocation } from '@fichero/kit/router'
import { useEffect } from 'react'
import type { PageContent } from '../content/load-page'
import classes from './page-body.module.css'
import { PageContents } from './page-contents'
import { PROSE } from './prose'
import prose from './prose.module.css'

/** The text and the list of headings of a page. The heading in the URL's fragment gets the focus on every navigation to it. */
export function PageBody({ content: { default: Content, headings } }: { content: PageContent }) {
  const location = useLocation()
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target) return
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [location])

  return (
    <div className={classes.body}>
      <PageContents headings={headings} />
      <div className={prose.prose}>
        <Content components={PROSE} />
      </div>
    </div>
  )
}
