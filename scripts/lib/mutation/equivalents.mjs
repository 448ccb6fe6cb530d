// Changes that never make a difference, wherever they are. A single one is marked in the code.

/** They run again when an item of their list is another one. */
const DEPENDENT = ['useEffect', 'useLayoutEffect', 'useCallback', 'useMemo']

/** Stryker puts a text into an empty list, as its first item. */
const RULES = [
  {
    why: 'the first item of this list is not read',
    /** `const [, name] = PATTERN.exec(text) ?? []` */
    applies: (parent, around) =>
      parent.type === 'LogicalExpression' && around?.id?.type === 'ArrayPattern' && around.id.elements[0] === null,
  },
  {
    why: 'an item that is always the same',
    /** `useEffect(…, [])` */
    applies: (parent) => parent.type === 'CallExpression' && DEPENDENT.includes(parent.callee.name),
  },
]

const equivalents = {
  /** @param {any} path */
  shouldIgnore({ node, parent, parentPath }) {
    if (node.type !== 'ArrayExpression' || node.elements.length > 0) return undefined
    return RULES.find(({ applies }) => applies(parent, parentPath?.parent))?.why
  },
}

export const EQUIVALENTS = 'equivalents'

export const strykerPlugins = [{ kind: 'Ignore', name: EQUIVALENTS, value: equivalents }]
