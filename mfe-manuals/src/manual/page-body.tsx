import { useLocation } from '@fichero/kit/router'
import { useEffect } from 'react'
import type { PageContent } from '../content/load-page'
import classes from './page-body.module.css'
import { PageContents } from './page-contents'
import { PROSE } from './prose'
import prose from './prose.module.css'

/** A page's text beside its contents. The heading that the address names gets the focus, also when it is named again. */
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
