import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { diagrams } from './diagrams.mjs'
import { outline } from './outline.mjs'
import { rowHeaders } from './row-headers.mjs'

/** How the manuals' pages are compiled: Markdown with tables whose rows have headers, ids of headings, diagrams drawn as SVG. */
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
