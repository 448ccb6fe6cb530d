// Kinds of mutants that are always equivalent. A single equivalent mutant is marked in the code.

/** Hooks with a list of dependencies. */
const HOOKS = ['useEffect', 'useLayoutEffect', 'useCallback', 'useMemo']

/** Rules for empty arrays. Stryker replaces an empty array by an array with one string. */
const RULES = [
  {
    why: 'the first item of this list is not read',
    /** `const [, name] = PATTERN.exec(text) ?? []` */
    applies: (parent, grandparent) =>
      parent.type === 'LogicalExpression' &&
      grandparent?.id?.type === 'ArrayPattern' &&
      grandparent.id.elements[0] === null,
  },
  {
    why: 'a dependency that never changes',
    /** `useEffect(…, [])` */
    applies: (parent) => parent.type === 'CallExpression' && HOOKS.includes(parent.callee.name),
  },
]

/** Props that affect only the look of a component, which screenshots and the axe journeys check. */
const STYLE_PROPS =
  /^(align|c|className|color|component|fw|gap|justify|layout|m[bltrxy]?|maw|size|ta|tone|underline|variant|wrap)$/

/** Positions of strings that only have to be unique, as predicates of the string's parent and grandparent. */
const KEYS = [
  /** `{ id: 'actions', header, cell }`; the id of a sortable column is in the address, so it matters. */
  (parent, grandparent) =>
    parent.type === 'ObjectProperty' &&
    parent.key.name === 'id' &&
    grandparent.properties.some(({ key }) => key?.name === 'cell') &&
    !grandparent.properties.some(({ key }) => key?.name === 'sortBy'),
  /** `lazyPart('instructors/edit', …)` */
  (parent) => parent.type === 'CallExpression' && parent.callee.name === 'lazyPart',
]

const equivalents = {
  /** @param {any} path */
  shouldIgnore({ node, parent, parentPath }) {
    if (node.type === 'StringLiteral' && parent.type === 'JSXAttribute' && STYLE_PROPS.test(parent.name.name))
      return 'looks'
    if (node.type === 'StringLiteral' && KEYS.some((isKey) => isKey(parent, parentPath?.parent))) return 'a key'
    if (node.type !== 'ArrayExpression' || node.elements.length > 0) return undefined
    return RULES.find(({ applies }) => applies(parent, parentPath?.parent))?.why
  },
}

export const EQUIVALENTS = 'equivalents'

export const strykerPlugins = [{ kind: 'Ignore', name: EQUIVALENTS, value: equivalents }]
