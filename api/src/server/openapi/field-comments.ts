import ts from 'typescript'
import { z } from 'zod'
import { exportedSchemas } from './named-schemas.js'

// The description of a field is the comment beside its schema, in the code and in the API's documentation. Zod's `.describe()`
// would send the same text to every browser. The TypeScript compiler finds the comment of each schema.

interface Comments {
  /** Comments by the schema of the object, then by the name of the field. */
  fields: Map<z.ZodType, Record<string, string>>
  /** Comments by exported schema. */
  types: Map<z.ZodType, string>
}

/** Returns the comments of all the contract's schemas and of their fields. */
export function contractComments(): Comments {
  const program = ts.createProgram([...exportedSchemas.keys()], {
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  })
  const reader = new CommentReader(program.getTypeChecker())
  for (const [file, schemas] of exportedSchemas) {
    const source = program.getSourceFile(file)
    for (const statement of source?.statements ?? []) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations) {
        const schema = schemas[name.getText()]
        if (!schema || !initializer) continue
        reader.types.set(schema, reader.commentOf(name))
        reader.read(initializer, schema)
      }
    }
  }
  return reader
}

class CommentReader implements Comments {
  readonly fields: Comments['fields'] = new Map()
  readonly types: Comments['types'] = new Map()
  private readonly done = new Map<ts.Node, Set<z.ZodType>>()

  constructor(private readonly checker: ts.TypeChecker) {}

  /** Reads an expression that creates `schema`, directly or inside a wrapper such as an array. */
  read(node: ts.Node, schema: z.ZodType): void {
    const object = objectIn(schema)
    if (object) this.readParts(node, object)
  }

  private readParts(node: ts.Node, object: z.ZodObject): void {
    const seen = this.done.get(node) ?? new Set()
    if (seen.has(object)) return
    this.done.set(node, seen.add(object))
    if (ts.isObjectLiteralExpression(node)) for (const property of node.properties) this.readField(property, object)
    else if (ts.isIdentifier(node)) this.readNamed(node, object)
    else if (ts.isCallExpression(node))
      for (const part of [node.expression, ...node.arguments]) this.readParts(part, object)
    else if (ts.isPropertyAccessExpression(node) || ts.isSatisfiesExpression(node))
      this.readParts(node.expression, object)
  }

  private readField(property: ts.ObjectLiteralElementLike, object: z.ZodObject): void {
    if (ts.isSpreadAssignment(property)) {
      this.readParts(property.expression, object)
      return
    }
    if (!property.name || ts.isComputedPropertyName(property.name)) return
    const name = property.name.text
    const field: z.ZodType | undefined = Object.hasOwn(object.shape, name) ? object.shape[name] : undefined
    if (!field) return
    const text = this.commentOf(property.name)
    const known = this.fields.get(field)
    if (text && !known?.[name]) this.fields.set(field, { ...known, [name]: text })
    if (ts.isPropertyAssignment(property)) this.read(property.initializer, field)
  }

  commentOf(name: ts.Node): string {
    const parts = this.checker.getSymbolAtLocation(name)?.getDocumentationComment(this.checker)
    return ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim()
  }

  private readNamed(node: ts.Identifier, object: z.ZodObject): void {
    const symbol = this.checker.getSymbolAtLocation(node)
    const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
    const declaration = original?.valueDeclaration
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
      this.readParts(declaration.initializer, object)
  }
}

/** Returns the object schema inside a schema: the schema itself, the element of an array, or the inner type of a wrapper. */
function objectIn(schema: z.ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema
  const {
    innerType,
    element,
    valueType,
    in: first,
    out,
  } = schema.def as unknown as Record<string, z.ZodType | undefined>
  const inner = innerType ?? element ?? valueType ?? (first?.def.type === 'transform' ? out : first)
  return inner && objectIn(inner)
}
