import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { diagrams } from './diagrams.mjs'
import { outline } from './outline.mjs'

/** A rehype plugin: makes the first cell of each table row a header, which Markdown cannot express. */
const rowHeaders = () => (tree) =>
  visit(tree, 'element', (node) => {
    if (node.tagName === 'thead') for (const cell of cellsOf(node)) cell.properties.scope = 'col'
    if (node.tagName !== 'tbody') return
    for (const row of elementsOf(node)) {
      const [first] = elementsOf(row)
      if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } })
    }
  })

const elementsOf = ({ children }) => children.filter(({ type }) => type === 'element')
const cellsOf = (head) => elementsOf(head).flatMap(elementsOf)

/** Options for the manuals' pages: GitHub's Markdown, row headers in tables, ids of headings, diagrams as SVG. */
export const mdxOptions = { remarkPlugins: [remarkGfm], rehypePlugins: [outline, diagrams, rowHeaders] }

/**
 * Returns the outline of a page from its source.
 *
 * @param {string} source
 * @returns {Promise<import('./outline.mjs').Outline>}
 */
export async function outlineOf(source) {
  const { data } = await createProcessor({ ...mdxOptions, rehypePlugins: [outline] }).process(source)
  return /** @type {{ outline: import('./outline.mjs').Outline }} */ (data).outline
}
