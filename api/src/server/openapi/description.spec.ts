import { AREAS } from '@fichero/contract/calls/call-docs'
import { DECLARED } from '../../../testing/declared-calls.js'
import { DOCUMENT, OPERATIONS } from '../../../testing/described-document.js'
import { documentedCalls } from './documented-calls.js'
import { alternativesOf, type Schema } from './schema-compatibility.js'

it('the contract describes every declared call', () => {
  const documented = documentedCalls().map(({ call }) => `${call.method} ${call.path}`)
  expect(documented).toEqual(expect.arrayContaining(Object.keys(DECLARED)))
})

it.each(OPERATIONS)('%s has a summary, a description with its access, and described answers', (_, operation) => {
  expect(operation.summary).toMatch(/^\p{Lu}.+[^.]$/u)
  expect(operation.description).toMatch(/\.\n\n\*\*Access\*\*: .+\.$/)
  expect(Object.keys(AREAS)).toContain(operation.tags?.join())
  expect(operation.security).toBeDefined()
  const { default: _other, ...answers } = operation.responses
  expect(Object.keys(answers).some((status) => status.startsWith('4'))).toBe(true)
  for (const answer of Object.values(answers))
    expect(answer).toMatchObject({ description: expect.stringMatching(/\.$/) })
})

it.each(OPERATIONS)('%s has examples of its required parameters and body', (_, { parameters = [], requestBody }) => {
  for (const one of parameters) if (one.in === 'path') expect(one.example).toBeDefined()
  const examples = Object.values(requestBody?.content ?? {}).map(({ example }) => example)
  if (requestBody?.required) expect(examples.some((example) => example !== undefined)).toBe(true)
})

it('the document describes every field and every query parameter', () => {
  const undescribed: string[] = []
  const visit = (schema: Schema, at: string): void => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      // The JSON part of a form is described by its type.
      if (!field.description && !(name === 'data' && field.$ref)) undescribed.push(`${at}.${name}`)
      visit(field, `${at}.${name}`)
    }
    for (const one of schema.anyOf ?? []) visit(one, at)
    if (schema.items) visit(schema.items, at)
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, at)
  }
  for (const [name, schema] of Object.entries(DOCUMENT.components.schemas)) visit(schema, name)
  for (const [route, { parameters = [], requestBody }] of OPERATIONS) {
    for (const { name, description } of parameters) if (!description) undescribed.push(`${route} ${name}`)
    for (const { schema = {} } of Object.values(requestBody?.content ?? {})) visit(schema, route)
  }
  expect(undescribed).toEqual([])
})

it('the document states the time zone of every date and instant', () => {
  const formats = (name: string) =>
    Object.entries(DOCUMENT.components.schemas).flatMap(([type, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, field]) => alternativesOf(field).some(({ format }) => format === name))
        .map(([field, { description }]) => [`${type}.${field}`, description]),
    )
  expect(formats('date').length).toBeGreaterThan(10)
  expect(formats('date-time').length).toBeGreaterThan(10)
  for (const [, words] of formats('date')) expect(words).toContain('calendar day in Colombia')
  for (const [, words] of formats('date-time')) expect(words).toContain('in UTC')
})
