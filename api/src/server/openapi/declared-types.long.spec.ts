import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { OPENAPI_FILE } from './openapi-files.js'
import { readDocument } from './read-document.js'
import { alternativesOf, isNull, type Schema } from './schema-compatibility.js'

// Input and answer of a declared call exist only as types. The TypeScript compiler provides the fields of these types, and
// openapi.json the fields of the controller's schemas. The fields must match at every depth. In answers, the same fields must
// be optional.

const CALLS = resolve(__dirname, '../../../../packages/contract/src/calls')
const files = readdirSync(CALLS).filter((file) => file.endsWith('.calls.ts'))
const program = ts.createProgram(
  files.map((file) => resolve(CALLS, file)),
  {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  },
)
const checker = program.getTypeChecker()
const { paths } = readDocument(OPENAPI_FILE)

const typeOf = (symbol: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
/** Returns the type of a property; undefined if the type has no such property. */
function propertyType(type: ts.Type, name: string): ts.Type | undefined {
  const symbol = type.getProperty(name)
  return symbol && typeOf(symbol)
}

interface Declared {
  route: string
  takes: ts.Type
  answer: ts.Type
  /** Whether the answer is a file. These calls are checked by `declared-calls.spec.ts`. */
  isFile: boolean
}

function declaredIn(file: string): Declared[] {
  const source = program.getSourceFile(resolve(CALLS, file))
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source!)!)
  return exported.map((symbol) => {
    const [call, declaration] = [typeOf(symbol), symbol.valueDeclaration?.getText() ?? '']
    const method = /\b(get|post|put|patch|remove)\(/.exec(declaration)?.[1]?.replace('remove', 'delete')
    const { value } = propertyType(call, 'path') as ts.StringLiteralType
    const types = propertyType(call, 'types')!
    return {
      route: `${method} /api${value.replace(/:(\w+)/g, '{$1}')}`,
      takes: propertyType(types, 'takes')!,
      answer: propertyType(types, 'answer')!,
      isFile: ['download', 'stored'].some((kind) => propertyType(call, kind) !== undefined),
    }
  })
}

/** Returns the differences between a type and a schema by field name. */
function differences(type: ts.Type, described: Schema, at: string, withRequired: boolean): string[] {
  const [schema = {}, ...others] = alternativesOf(described).filter((one) => !isNull(one))
  if (others.length > 0) return []
  const item = schema.type === 'array' ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined
  if (schema.type === 'array')
    return item ? differences(item, schema.items ?? {}, `${at}[]`, withRequired) : [`${at}: no list`]
  if (!schema.properties) return []
  const fields = new Map(checker.getPropertiesOfType(type).map((field) => [field.name, field]))
  const names = new Set([...fields.keys(), ...Object.keys(schema.properties)])
  return [...names].flatMap((name) => {
    const [field, inner] = [fields.get(name), schema.properties?.[name]]
    if (!field || !inner) return [`${at}.${name}: only in ${field ? 'the table' : 'openapi.json'}`]
    const optional = (field.flags & ts.SymbolFlags.Optional) !== 0
    if (withRequired && optional === Boolean(schema.required?.includes(name))) return [`${at}.${name}: optional`]
    return differences(typeOf(field), inner, `${at}.${name}`, withRequired)
  })
}

describe.each(files.flatMap(declaredIn).map((call): [string, Declared] => [call.route, call]))('%s', (route, call) => {
  const [method = '', path = ''] = route.split(' ')
  const operation = paths[path]?.[method]

  it('declares the query of its schema', () => {
    const declared = propertyType(call.takes, 'query')
    const names = declared ? checker.getPropertiesOfType(declared).map(({ name }) => name) : []
    const read = (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
    expect(names.sort()).toEqual(read.sort())
  })

  it('declares the body of its schema', () => {
    const content = operation?.requestBody?.content ?? {}
    const form = content['multipart/form-data']?.schema
    const forms = form?.anyOf ?? (form ? [form] : [])
    const data = forms.find(({ properties }) => properties?.data)?.properties?.data
    const read = {
      body: form ? undefined : (content['application/json'] ?? content['application/x-www-form-urlencoded'])?.schema,
      data,
    }
    for (const name of ['body', 'data'] as const) {
      const declared = propertyType(call.takes, name)
      expect(Boolean(declared)).toBe(Boolean(read[name]))
      if (declared) expect(differences(declared, read[name] ?? {}, name, false)).toEqual([])
    }
  })

  it('declares the answer of its schema', () => {
    const [success] = Object.entries(operation?.responses ?? {}).filter(([status]) => status.startsWith('2'))
    const schema = success?.[1].content?.['application/json']?.schema
    expect(schema === undefined).toBe(call.isFile)
    if (!call.isFile) expect(differences(call.answer, schema ?? {}, 'answer', true)).toEqual([])
  })
})
