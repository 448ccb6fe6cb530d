import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

// A browser that translates a page replaces text nodes by elements. React then fails if it removes such a text node or inserts
// a node before it, and a new text does not appear: https://github.com/facebook/react/issues/11538. An element whose only
// content is the text prevents all three.

const root = join(__dirname, '../../..')
const SOURCES = ['packages/kit/src', ...readdirSync(root).flatMap((name) => sourcesOf(name))]
  .flatMap((dir) => readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)))
  .filter((name) => name.endsWith('.tsx') && !/\.spec\./.test(name))

function sourcesOf(name: string): string[] {
  if (name === 'shell') return ['shell/src', 'shell/modules']
  return name.startsWith('mfe-') ? [`${name}/src`] : []
}

/** Names of functions that return a text. */
const TEXT_CALL = /^(?:t|translate|number|fullName|personDocument|\w+Text|(?:format|i18n)\.\w+)$/
/** Names of values that may be elements. */
const ELEMENTS = /children|tools|button|actions|icon|title|form|rows/i

const within = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? within(node.expression) : node

function isText(expression: ts.Expression): boolean {
  const node = within(expression)
  if (ts.isStringLiteralLike(node)) return node.text.trim() !== ''
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) && isText(node.whenFalse)
  return ts.isTemplateExpression(node) || (ts.isCallExpression(node) && TEXT_CALL.test(node.expression.getText()))
}

/** Whether the expression is one of several nodes, or nothing. */
function isConditional(expression: ts.Expression): boolean {
  const node = within(expression)
  if (ts.isConditionalExpression(node)) return true
  if (ts.isCallExpression(node)) return /\.map$/.test(node.expression.getText())
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
}

/** Whether a conditional expression may render a text. */
function hasLooseText(expression: ts.Expression): boolean {
  const node = within(expression)
  if (ts.isBinaryExpression(node)) return isText(node.right) || hasLooseText(node.right)
  if (!ts.isConditionalExpression(node)) return false
  return [node.whenTrue, node.whenFalse].some((part) => isText(part) || hasLooseText(part))
}

const expressionOf = (child: ts.JsxChild) => (ts.isJsxExpression(child) ? child.expression : undefined)

function isTextChild(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== ''
  const expression = expressionOf(child)
  if (!expression) return false
  const isValue = ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)
  return isText(expression) || (isValue && !ELEMENTS.test(expression.getText()))
}

/** Returns the children that are loose texts, or come and go before a text. */
function faultsOf(element: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  const children = element.children.filter((child) =>
    ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression,
  )
  return children.filter((child, index) => {
    const expression = expressionOf(child)
    if (!expression || !isConditional(expression)) return false
    // React sets the only text of an element as the element's content, which a translation does not disturb.
    if (hasLooseText(expression)) return children.length > 1 || ts.isJsxFragment(element)
    const following = children.slice(index + 1).find((next) => {
      const value = expressionOf(next)
      return !value || isTextChild(next)
    })
    return following !== undefined && isTextChild(following)
  })
}

/** Returns the bare texts that a component renders. They are loose texts wherever the component has siblings. */
function bareTextsOf(component: ts.FunctionLikeDeclaration): ts.Expression[] {
  const { body } = component
  if (!body) return []
  const returned: ts.Expression[] = ts.isBlock(body) ? [] : [body]
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  if (ts.isBlock(body)) ts.forEachChild(body, visit)
  return returned.filter((expression) => isText(expression) || hasLooseText(expression))
}

const COMPONENT = /^[A-Z][a-z]/

function componentOf(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(node)) return COMPONENT.test(node.name?.text ?? '') ? node : undefined
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isArrowFunction(node.initializer)) return undefined
  return COMPONENT.test(node.name.getText()) ? node.initializer : undefined
}

function faultsIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const faults: string[] = []
  const visit = (node: ts.Node) => {
    const component = componentOf(node)
    const found = ts.isJsxElement(node) || ts.isJsxFragment(node) ? faultsOf(node) : component && bareTextsOf(component)
    for (const fault of found ?? []) {
      const { line } = file.getLineAndCharacterOfPosition(fault.getStart())
      faults.push(`${name}:${line + 1}: ${fault.getText().replace(/\s+/g, ' ')}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return faults
}

test('a text that comes, goes or changes, or follows a node that does, has an element of its own', () => {
  expect(SOURCES.length).toBeGreaterThan(400)
  expect(SOURCES.flatMap((name) => faultsIn(name, readFileSync(join(root, name), 'utf8')))).toEqual([])
})

test.each([
  ["<p>{x && t('a')} {y}</p>", 1],
  ['<p><b/>{x && `a`}</p>', 1],
  ["<p><b/>{x ? t('a') : <i/>}</p>", 1],
  ["<>{x && 'a'}</>", 1],
  ["<p>{x ? t('a') : t('b')} {y}</p>", 1],
  ["<p>{x && <b/>}{t('a')}</p>", 1],
  ['<p>{x && <b/>}{y}</p>', 1],
  ['<p>{list.map((one) => <b/>)} end</p>', 1],
  ['<p>{x && <b/>} {y && <i/>} end</p>', 1],
  ["<p>{x && t('a')}</p>", 0],
  ["<p>{x ? t('a') : t('b')}</p>", 0],
  ["<p>{x && <b/>}<span>{t('a')}</span> end</p>", 0],
  ['<p>{y} {x && <b/>}</p>', 0],
])('%s has %i loose texts', (source, count) => {
  expect(faultsIn('x.tsx', `const a = ${source}`)).toHaveLength(count)
})

test('a component that renders a bare text is found', () => {
  expect(faultsIn('x.tsx', "function Name() { if (x) return t('a'); return <b>{t('b')}</b> }")).toEqual([
    "x.tsx:1: t('a')",
  ])
  expect(faultsIn('x.tsx', "const Name = () => x ? t('a') : null")).toHaveLength(1)
  expect(faultsIn('x.tsx', "const nameOf = () => t('a')")).toEqual([])
})
