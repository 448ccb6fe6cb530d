// Changes that never make a difference, wherever they are. A single one is marked in the code.

/** What Stryker puts into an empty list is its first item. */
const REASON = 'the first item of this list is not read'

/** `const [, name] = PATTERN.exec(text) ?? []` */
const unreadFirst = {
  /** @param {any} path */
  shouldIgnore(path) {
    const { node, parent, parentPath } = path
    if (node.type !== 'ArrayExpression' || node.elements.length > 0 || parent.type !== 'LogicalExpression')
      return undefined
    const { id } = parentPath.parent
    return id?.type === 'ArrayPattern' && id.elements[0] === null ? REASON : undefined
  },
}

export const EQUIVALENTS = 'unread-first'

export const strykerPlugins = [{ kind: 'Ignore', name: EQUIVALENTS, value: unreadFirst }]
