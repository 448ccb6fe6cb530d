import { manualPath, printPath } from './content/page-link'
import { GROUPS, HOME_ALIAS, SLUGS } from './content/slugs'
import { BookText } from './document/book-text'
import { PageText } from './document/page-text'

/** Prerendered text of every page and manual, which the server sends in the HTML (`PageDocuments` of the contract). */
export const documents = [
  { paths: [manualPath(), `${manualPath()}/${HOME_ALIAS}`], titleKey: 'home', text: <PageText /> },
  ...SLUGS.map((slug) => ({ paths: [manualPath(slug)], titleKey: `page.${slug}`, text: <PageText slug={slug} /> })),
  ...GROUPS.map((manual) => ({
    paths: [printPath(manual.path)],
    titleKey: `group.${manual.id}`,
    text: <BookText manual={manual} />,
  })),
]
