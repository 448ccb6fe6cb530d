import type * as ast from '@babel/types'
import type { Kind, Part, Prop } from '@fichero/kit/catalogue/areas'
import { type Doc, docOf } from './doc-comment'
import { findType, propsOf } from './props-of'
import { type SourceFile, textOf } from './source-file'

/** Returns the kind of an export by the spelling of its name. */
const kindOf = (name: string): Kind =>
  /^use[A-Z]/.test(name) ? 'hook' : /^[A-Z]/.test(name) ? 'component' : 'function'

type FunctionNode = ast.FunctionDeclaration | ast.ArrowFunctionExpression | ast.TSDeclareFunction

/** Describes an export of a library, by the comment before its name in the kit's export list. */
export const libraryPart = (name: string, { description, keys }: Doc, library: string): Part => ({
  name,
  kind: kindOf(name),
  description,
  keys,
  signature: '',
  props: [],
  inherited: [],
  library,
})

/** Describes a type: its members, or its definition. */
export function typePart(file: SourceFile, name: string): Part | undefined {
  const type = findType(file, name)
  if (!type) return undefined
  const { at, node, doc } = type
  const { own, inherited } = propsOf(at, node)
  const signature = own.length > 0 ? '' : textOf(at, node).replace(/;$/, '')
  return { name, kind: 'type', description: doc.description, keys: '', signature, props: own, inherited }
}

/** Describes an export of a module; undefined for a type. */
export function partOf(file: SourceFile, name: string): Part | undefined {
  for (const statement of file.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue
    const { declaration } = statement
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction') {
      if (declaration.id?.name === name) return describe(file, name, docOf(statement), declaration)
    } else if (declaration.type === 'VariableDeclaration') {
      const variable = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
      if (variable?.init?.type === 'ArrowFunctionExpression')
        return describe(file, name, docOf(statement), variable.init)
      if (variable) return { ...libraryPart(name, docOf(statement), ''), kind: 'value', library: undefined }
    } else if (declaration.type === 'ClassDeclaration' && declaration.id?.name === name)
      return { ...libraryPart(name, docOf(statement), ''), kind: 'value', library: undefined }
  }
  return undefined
}

function describe(file: SourceFile, name: string, doc: Doc, node: FunctionNode): Part {
  const kind = kindOf(name)
  const { params } = node
  const objects = params.filter((param) => kind === 'component' || isObject(param))
  const tables = objects.map((param) => {
    const { own, inherited } = propsOf(file, annotationOf(param))
    const defaults = defaultsIn(file, param, 'body' in node ? node.body : undefined)
    return { own: own.map((prop) => ({ ...prop, initial: defaults[prop.name] })), inherited }
  })
  const named = params.flatMap((param) => namedParam(file, param, doc))
  return {
    name,
    kind,
    description: doc.description,
    keys: doc.keys,
    signature: kind === 'component' ? '' : `${name}${signatureOf(file, node)}`,
    props: [...named, ...tables.flatMap(({ own }) => own)],
    inherited: kind === 'component' ? tables.flatMap(({ inherited }) => inherited) : [],
  }
}

/** True if callers pass an object literal: the parameter is destructured, or its name is `options`. */
const isObject = (param: ast.Node): boolean =>
  param.type === 'AssignmentPattern'
    ? isObject(param.left)
    : param.type === 'ObjectPattern' || (param.type === 'Identifier' && param.name === 'options')

const annotationOf = (param: ast.Node): ast.Node | null | undefined =>
  param.type === 'AssignmentPattern'
    ? annotationOf(param.left)
    : 'typeAnnotation' in param
      ? param.typeAnnotation
      : null

/** Returns a parameter of a hook or function if a `@param` describes it. */
function namedParam(file: SourceFile, param: ast.Node, { params }: Doc): Prop[] {
  const id = param.type === 'AssignmentPattern' ? param.left : param
  const description = id.type === 'Identifier' ? params[id.name] : undefined
  if (id.type !== 'Identifier' || !description) return []
  const type = id.typeAnnotation ? textOf(file, id.typeAnnotation).replace(/^:\s*/, '') : ''
  return [{ name: id.name, type, isNeeded: param === id && !id.optional, description }]
}

/** Returns the default values of props, from the destructuring pattern of the function. */
function defaultsIn(file: SourceFile, param: ast.Node, body: ast.Node | undefined): Record<string, string> {
  const patterns: ast.Node[] = [param]
  if (param.type === 'Identifier' && body?.type === 'BlockStatement')
    for (const statement of body.body)
      if (statement.type === 'VariableDeclaration')
        for (const { id, init } of statement.declarations)
          if (init?.type === 'Identifier' && init.name === param.name) patterns.push(id)
  const defaults = patterns.flatMap((pattern) => {
    const target = pattern.type === 'AssignmentPattern' ? pattern.left : pattern
    if (target.type !== 'ObjectPattern') return []
    return target.properties.flatMap((property) =>
      property.type === 'ObjectProperty' &&
      property.value.type === 'AssignmentPattern' &&
      isMeaningful(property.value.right)
        ? [[textOf(file, property.key), textOf(file, property.value.right)] as const]
        : [],
    )
  })
  return Object.fromEntries(defaults)
}

/** False for a default that is a local variable of the function. Callers know only literals and constants. */
const isMeaningful = (node: ast.Node) => node.type !== 'Identifier' || /^[A-Z]/.test(node.name)

/** Returns a signature such as `<T>(name: string, initial: T): [T, (value: T) => void]`. */
function signatureOf(file: SourceFile, node: FunctionNode): string {
  const generics = node.typeParameters ? textOf(file, node.typeParameters) : ''
  const params = node.params.map((param) => shortParam(file, param)).join(', ')
  return `${generics}(${params})${node.returnType ? textOf(file, node.returnType) : ''}`
}

/** Replaces a destructuring pattern by `options`, because callers do not see the pattern. */
function shortParam(file: SourceFile, param: ast.Node): string {
  const id = param.type === 'AssignmentPattern' ? param.left : param
  if (id.type !== 'ObjectPattern') return textOf(file, param).replace(/,$/, '')
  const type = id.typeAnnotation ? textOf(file, id.typeAnnotation) : ''
  return `options${param.type === 'AssignmentPattern' ? '?' : ''}${type}`
}
