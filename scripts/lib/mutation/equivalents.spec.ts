import { strykerPlugins } from './equivalents.mjs'

const [{ value }] = strykerPlugins as [{ value: { shouldIgnore: (path: object) => string | undefined } }]
const list = { type: 'ArrayExpression', elements: [] as object[] }
const path = (elements: (object | null)[], node = list, parent: object = { type: 'LogicalExpression' }) => ({
  node,
  parent,
  parentPath: { parent: { id: { type: 'ArrayPattern', elements } } },
})

test.each([
  ['an unread first item of a match is equivalent', path([null, {}]), true],
  ['a first item of a match that is read is not equivalent', path([{}]), false],
  ['a non-empty list is not equivalent', path([null, {}], { ...list, elements: [{}] }), false],
  ['a list that is not a default is not equivalent', path([null, {}], list, { type: 'VariableDeclarator' }), false],
  [
    'the dependencies of an effect are equivalent',
    path([], list, { type: 'CallExpression', callee: { name: 'useEffect' } }),
    true,
  ],
  [
    'a list passed to another function is not equivalent',
    path([], list, { type: 'CallExpression', callee: { name: 'useState' } }),
    false,
  ],
  ['a list in any other position is not equivalent', { ...path([null]), parentPath: { parent: {} } }, false],
])('%s', (_, mutant, expected) => {
  expect(value.shouldIgnore(mutant) !== undefined).toBe(expected)
})

test.each([
  ['a text of the prop "size" is equivalent', 'size', true],
  ['a text of the prop "role" is not equivalent', 'role', false],
])('%s', (_, name, expected) => {
  const mutant = { node: { type: 'StringLiteral' }, parent: { type: 'JSXAttribute', name: { name } } }
  expect(value.shouldIgnore(mutant) !== undefined).toBe(expected)
})

const column = (...names: string[]) => ({
  node: { type: 'StringLiteral' },
  parent: { type: 'ObjectProperty', key: { name: names[0] } },
  parentPath: { parent: { properties: names.map((name) => ({ key: { name } })) } },
})
test.each([
  ['the id of a column is equivalent', true, column('id', 'header', 'cell')],
  ['the id of a column that sorts is not equivalent', false, column('id', 'cell', 'sortBy')],
  ['the id of another object is not equivalent', false, column('id', 'name')],
  ['another text of a column is not equivalent', false, column('header', 'id', 'cell')],
  ['the name of a lazy part is equivalent', true, { parent: { type: 'CallExpression', callee: { name: 'lazyPart' } } }],
  [
    'an argument of another call is not equivalent',
    false,
    { parent: { type: 'CallExpression', callee: { name: 't' } } },
  ],
])('%s', (_, expected, mutant) => {
  expect(value.shouldIgnore({ node: { type: 'StringLiteral' }, ...mutant }) !== undefined).toBe(expected)
})
