import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AREAS } from '@fichero/contract/calls/call-docs'
import { SchemaChecker } from '../testing/check-schemas.js'
import { DECLARED } from '../testing/declared-calls.js'
import { documentedCalls } from './documented-calls.js'
import { OPENAPI_FILE } from './openapi-files.js'
import type { Operation } from './operation.js'
import type { Schema } from './schema-compatibility.js'

interface Described {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const document: Described = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
)

interface Problem {
  message: string
}

/**
 * The specification spells `/fichas/{nroFicha}/evaluaciones` beside `/fichas/disabled/{id}`, `enabled` and `aprendiz`, and the
 * other parts of a ficha stand where its judgments do. A number is none of these words, and the server takes the word.
 */
const AMBIGUOUS = [
  ['{nroFicha}/exportacion', 'disabled/{id}'],
  ['{nroFicha}/exportacion', 'enabled/{id}'],
  ['disabled/{id}', '{nroFicha}/evaluaciones'],
  ['disabled/{id}', '{nroFicha}/aprendices'],
  ['disabled/{id}', '{nroFicha}/importaciones'],
  ['{nroFicha}/exportacion', 'aprendiz/{documentNumber}'],
  ['disabled/{id}', '{nroFicha}/faltantes'],
  ['aprendiz/{documentNumber}/exportacion', '{nroFicha}/faltantes/exportacion'],
  ['disabled/{id}', '{nroFicha}/mapa'],
].map(
  ([one, other]) =>
    `Paths should resolve unambiguously. Found two ambiguous paths: \`/api/fichas/${one}\` and \`/api/fichas/${other}\`.`,
)

it('keeps the recommended rules of Redocly, except where the specification does not', () => {
  const linter = join(__dirname, '../testing/lint-document.mjs')
  const problems: Problem[] = JSON.parse(execFileSync(process.execPath, [linter, OPENAPI_FILE], { encoding: 'utf8' }))
  expect(problems.map(({ message }) => message)).toEqual(AMBIGUOUS)
})

it('has words for every declared call', () => {
  const documented = documentedCalls().map(({ call }) => `${call.method} ${call.path}`)
  expect(documented).toEqual(expect.arrayContaining(Object.keys(DECLARED)))
})

it.each(operations)('%s says what it is for, who may, and what it answers', (_, operation) => {
  expect(operation.summary).toMatch(/^\p{Lu}.+[^.]$/u)
  expect(operation.description).toMatch(/\.\n\n\*\*Access\*\*: .+\.$/)
  expect(Object.keys(AREAS)).toContain(operation.tags?.join())
  expect(operation.security).toBeDefined()
  const { default: _other, ...answers } = operation.responses
  expect(Object.keys(answers).some((status) => status.startsWith('4'))).toBe(true)
  for (const answer of Object.values(answers))
    expect(answer).toMatchObject({ description: expect.stringMatching(/\.$/) })
})

it.each(operations)('%s has an example of what must be sent', (_, { parameters = [], requestBody }) => {
  for (const one of parameters) if (one.in === 'path') expect(one.example).toBeDefined()
  const examples = Object.values(requestBody?.content ?? {}).map(({ example }) => example)
  if (requestBody?.required) expect(examples.some((example) => example !== undefined)).toBe(true)
})

it('has words for every field and every value of a query', () => {
  const silent: string[] = []
  const visit = (schema: Schema, at: string): void => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      // The JSON of a form has a type of its own.
      if (!field.description && !(name === 'data' && field.$ref)) silent.push(`${at}.${name}`)
      visit(field, `${at}.${name}`)
    }
    for (const one of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) visit(one, at)
    if (schema.items) visit(schema.items, at)
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, at)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name)
  for (const [route, { parameters = [], requestBody }] of operations) {
    for (const { name, description } of parameters) if (!description) silent.push(`${route} ${name}`)
    for (const { schema = {} } of Object.values(requestBody?.content ?? {})) visit(schema, route)
  }
  expect(silent).toEqual([])
})

it('says of every day and time which it is', () => {
  const formats = (name: string) =>
    Object.entries(document.components.schemas).flatMap(([type, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { format }]) => format === name)
        .map(([field, { description }]) => [`${type}.${field}`, description]),
    )
  expect(formats('date').length).toBeGreaterThan(10)
  expect(formats('date-time').length).toBeGreaterThan(10)
  for (const [, words] of formats('date')) expect(words).toContain('calendar day in Colombia')
  for (const [, words] of formats('date-time')) expect(words).toContain('in UTC')
})

it('has no schema that Ajv refuses in its strict mode', () => {
  const checker = new SchemaChecker(document)
  for (const name of Object.keys(document.components.schemas)) checker.compile({ $ref: `#/components/schemas/${name}` })
  for (const [, { parameters = [], requestBody, responses }] of operations) {
    const answers = Object.values(responses).flatMap((answer) => ('content' in answer ? [answer.content ?? {}] : []))
    const contents = [requestBody?.content ?? {}, ...answers].flatMap((content) => Object.values(content))
    for (const { schema } of [...parameters, ...contents]) if (schema) checker.compile(schema)
  }
})
