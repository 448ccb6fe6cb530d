import { valueToEstree } from 'estree-util-value-to-estree'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { isDiagram } from './diagrams.mjs'

/**
 * @typedef {object} Heading
 * @property {string} id the fragment of the URL
 * @property {string} text
 * @property {2 | 3} depth
 *
 * @typedef {object} Section the text of a page from one heading to the next
 * @property {string} [id] missing before the first heading
 * @property {string} title empty before the first heading
 * @property {string} text
 *
 * @typedef {object} Outline
 * @property {Heading[]} headings
 * @property {Section[]} sections
 * @property {string[]} links targets of the page's links
 * @property {string[]} pictures files of the page's pictures
 */

/** Returns a heading's id: ASCII words with hyphens, so that copied links need no escapes. */
const idOf = (/** @type {string} */ text) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')

/** Returns a node that exports a value from the page as `headings`. @param {unknown} value */
const exported = (value) => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ExportNamedDeclaration',
          attributes: [],
          specifiers: [],
          source: null,
          declaration: {
            type: 'VariableDeclaration',
            kind: 'const',
            declarations: [
              { type: 'VariableDeclarator', id: { type: 'Identifier', name: 'headings' }, init: valueToEstree(value) },
            ],
          },
        },
      ],
    },
  },
})

/**
 * A rehype plugin: gives every heading an id, exports them from the page as `headings`, and leaves an `Outline` in the
 * file's data for the search and the tests.
 */
export const outline = () => (tree, file) => {
  /** @type {Outline} */
  const found = { headings: [], sections: [{ title: '', text: '' }], links: [], pictures: [] }
  const ids = new Set()
  for (const node of tree.children) {
    if (node.tagName === 'h2' || node.tagName === 'h3') {
      const text = textOf(node)
      let id = idOf(text)
      for (let number = 2; ids.has(id); number++) id = `${idOf(text)}-${number}`
      ids.add(id)
      node.properties.id = id
      found.headings.push({ id, text, depth: node.tagName === 'h2' ? 2 : 3 })
      found.sections.push({ id, title: text, text: '' })
    } else if (!isDiagram(node)) {
      const section = found.sections[found.sections.length - 1]
      section.text = `${section.text} ${textOf(node)}`.replace(/\s+/g, ' ').trim()
    }
  }
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') found.links.push(properties.href)
    if (tagName === 'img') found.pictures.push(properties.src)
  })
  file.data.outline = found
  tree.children.unshift(exported(found.headings))
}
