import { instance } from '@viz-js/viz'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Returns whether a node is a fenced code block in Graphviz's language (https://graphviz.org/doc/info/lang.html). */
export const isDiagram = (node) =>
  node.tagName === 'pre' && node.children[0]?.properties?.className?.includes('language-dot')

// Text is measured in Arial, which is wider than the font of the page, so that no text overflows its box.
const FONT = { fontname: 'Arial', fontsize: 13 }
const OPTIONS = {
  format: 'svg',
  graphAttributes: { ...FONT, bgcolor: 'transparent', ranksep: 0.4, nodesep: 0.3 },
  nodeAttributes: { ...FONT, shape: 'box', style: 'rounded', margin: '0.15,0.08', height: 0.4 },
  edgeAttributes: { ...FONT, fontsize: 12, arrowsize: 0.7 },
}

/** Lines use the text colour, so that one drawing works in both themes and on paper. */
const COLOURS = { black: 'currentColor' }

/**
 * A rehype plugin: renders code blocks of the language `dot` as SVG when the page is compiled. The text after `dot` on the
 * block's first line is the title.
 */
export const diagrams = () => async (tree) => {
  /** @type {{ node: any, parent: any }[]} */
  const blocks = []
  visit(tree, 'element', (node, _, parent) => {
    if (isDiagram(node)) blocks.push({ node, parent })
  })
  if (blocks.length === 0) return
  const graphviz = await instance()
  for (const { node, parent } of blocks) {
    const [code] = node.children
    const title = code.data?.meta
    if (!title) throw new Error('A diagram needs a title after ```dot.')
    parent.children[parent.children.indexOf(node)] = figure(
      title,
      svgNode(graphviz.renderString(textOf(code), OPTIONS), title),
    )
  }
}

/**
 * Parses the drawing to a node, and adapts it to the page.
 *
 * @param {string} svg
 * @param {string} title
 */
function svgNode(svg, title) {
  const [drawing] = fromHtml(svg.slice(svg.indexOf('<svg')), { fragment: true }).children
  if (drawing?.type !== 'element') throw new Error(`Graphviz could not render «${title}».`)
  visit(drawing, (node, index, parent) => {
    const isElement = node.type === 'element'
    // Comments and titles contain Graphviz's names of nodes.
    if (parent && index !== undefined && (node.type === 'comment' || (isElement && node.tagName === 'title'))) {
      parent.children.splice(index, 1)
      return index
    }
    if (!isElement) return
    const { properties, tagName } = node
    // Ids would not be unique on a page with several drawings.
    for (const name of ['id', 'fontFamily', 'xmlnsXLink', 'xmlSpace']) delete properties[name]
    for (const name of ['fill', 'stroke']) properties[name] = COLOURS[String(properties[name])] ?? properties[name]
    if (tagName === 'text') properties.fill ??= 'currentColor'
  })
  // Graphviz writes points. As pixels, the letters have the size of the surrounding text.
  for (const side of ['width', 'height'])
    drawing.properties[side] = Number.parseInt(String(drawing.properties[side]), 10)
  Object.assign(drawing.properties, { role: 'img', ariaLabel: title })
  return drawing
}

/** @param {string} title @param {object} drawing */
const figure = (title, drawing) =>
  element('figure', {}, [
    // A drawing that is wider than the screen scrolls, also by keyboard.
    element('div', { role: 'group', ariaLabel: title, tabIndex: 0, dataScrolls: '' }, [drawing]),
    element('figcaption', {}, [{ type: 'text', value: title }]),
  ])

/** @param {string} tagName @param {object} properties @param {object[]} children */
const element = (tagName, properties, children) => ({ type: 'element', tagName, properties, children })
