import { strykerPlugins } from './equivalents.mjs'

const [{ value }] = strykerPlugins as [{ value: { shouldIgnore: (path: object) => string | undefined } }]
const list = { type: 'ArrayExpression', elements: [] as object[] }
const path = (elements: (object | null)[], node = list, parent: object = { type: 'LogicalExpression' }) => ({
  node,
  parent,
  parentPath: { parent: { id: { type: 'ArrayPattern', elements } } },
})

test.each([
  ['of a match whose first item is not read', path([null, {}]), true],
  ['of a match whose first item is read', path([{}]), false],
  ['that is not empty', path([null, {}], { ...list, elements: [{}] }), false],
  ['that is no default', path([null, {}], list, { type: 'VariableDeclarator' }), false],
  ['on which an effect depends', path([], list, { type: 'CallExpression', callee: { name: 'useEffect' } }), true],
  [
    'that is given to another function',
    path([], list, { type: 'CallExpression', callee: { name: 'useState' } }),
    false,
  ],
  ['of something else', { ...path([null]), parentPath: { parent: {} } }, false],
])('a list %s is changed without a difference: %j', (_, given, expected) => {
  expect(value.shouldIgnore(given) !== undefined).toBe(expected)
})
