import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type * as ast from '@babel/types'
import type { Prop } from '@fichero/kit/catalogue/areas'
import { type Doc, docOf } from './doc-comment'
import { literalsIn, readSource, type SourceFile, textOf } from './source-file'

/** The members of a type. */
export interface Props {
  /** Members that are written in sources of the kit. */
  own: Prop[]
  /** Types of libraries whose members the type includes. */
  inherited: string[]
}

const NOTHING: Props = { own: [], inherited: [] }

/** Returns the members of an object type or interface as the source writes them, with members of its bases and intersections. */
export function propsOf(file: SourceFile, type: ast.Node | null | undefined): Props {
  if (!type) return NOTHING
  if (type.type === 'TSTypeAnnotation') return propsOf(file, type.typeAnnotation)
  if (type.type === 'TSTypeAliasDeclaration') return propsOf(file, type.typeAnnotation)
  if (type.type === 'TSInterfaceDeclaration') return interfaceProps(file, type)
  if (type.type === 'TSTypeLiteral') return { own: membersOf(file, type.members), inherited: [] }
  if (type.type === 'TSIntersectionType') return merge(type.types.map((part) => propsOf(file, part)))
  if (type.type === 'TSTypeReference') return namedProps(file, textOf(file, type.typeName), type.typeParameters?.params)
  if (type.type === 'TSExpressionWithTypeArguments')
    return namedProps(file, textOf(file, type.expression), type.typeParameters?.params)
  return NOTHING
}

function namedProps(file: SourceFile, name: string, args: ast.TSType[] = []): Props {
  const reference = args.length > 0 ? `${name}<${args.map((arg) => textOf(file, arg)).join(', ')}>` : name
  if (name === 'Pick' || name === 'Omit') {
    const [base, names] = args
    const { own, inherited } = propsOf(file, base)
    const listed = literalsIn(names ? textOf(file, names) : '')
    if (inherited.length > 0 && own.length === 0) return { own, inherited: [reference] }
    return { own: own.filter((prop) => listed.includes(prop.name) === (name === 'Pick')), inherited }
  }
  const type = findType(file, name)
  if (!type) return { own: [], inherited: [reference] }
  return propsOf(type.at, type.node)
}

function interfaceProps(file: SourceFile, { body, extends: bases }: ast.TSInterfaceDeclaration): Props {
  const declared = { own: membersOf(file, body.body), inherited: [] }
  return merge([declared, ...(bases ?? []).map((base) => propsOf(file, base))])
}

const merge = (all: Props[]): Props => ({
  own: all.flatMap(({ own }) => own),
  inherited: all.flatMap(({ inherited }) => inherited),
})

const membersOf = (file: SourceFile, members: ast.TSTypeElement[]): Prop[] =>
  members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
    const name = textOf(file, member.key).replace(/^'|'$/g, '')
    const isMethod = member.type === 'TSMethodSignature'
    const written = isMethod ? member : member.typeAnnotation?.typeAnnotation
    const type = written ? textOf(file, written) : ''
    return [{ name, type, isNeeded: !member.optional, description: docOf(member).description }]
  })

type TypeNode = ast.TSInterfaceDeclaration | ast.TSTypeAliasDeclaration

/** Finds a type in a file, or in the file of the kit from which that file imports it. */
export function findType(file: SourceFile, name: string): { at: SourceFile; node: TypeNode; doc: Doc } | undefined {
  for (const statement of file.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const isType = node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration'
    if (isType && node.id.name === name) return { at: file, node, doc: docOf(statement) }
    const from = 'source' in statement ? statement.source?.value : undefined
    if (!from?.startsWith('.') || !('specifiers' in statement) || !statement.specifiers) continue
    if (statement.specifiers.some((specifier) => 'local' in specifier && specifier.local.name === name))
      return findType(readSource(moduleAt(file.path, from)), name)
  }
  return undefined
}

/** Resolves a relative import. */
export const moduleAt = (from: string, module: string) => {
  const path = join(dirname(from), module)
  return existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`
}
