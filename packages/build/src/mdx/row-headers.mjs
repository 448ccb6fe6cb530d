import { visit } from 'unist-util-visit'

/** A rehype plugin: the first cell of a table's row is its header, which Markdown cannot say. */
export const rowHeaders = () => (tree) =>
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
