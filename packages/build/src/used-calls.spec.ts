import { createProgram, getProgram } from '@fichero/contract/calls/programs.calls'
import type { Compilation } from '@rspack/core'
import { offeredCalls, usedCalls } from './used-calls'

const PROGRAMS = '@fichero/contract/calls/programs.calls'

interface Built {
  request: string
  resource: string
  /** The name in the package.json that the bundler found for the file. */
  owner: string
  /** The bundler's answer: names, nothing (`false`), or everything (`true`) if it does not analyse the module. */
  used: string[] | boolean
}

/** Fakes a build with these modules. The first one is inside a concatenated module, because bundlers concatenate modules. */
function built(modules: Built[], mode = 'production') {
  const [first, ...others] = modules.map(({ request, resource, owner, used }) => ({
    rawRequest: request,
    resource,
    resourceResolveData: { descriptionFileData: { name: owner } },
    nameForCondition: () => resource,
    used,
  }))
  return {
    options: { mode },
    modules: new Set([{ modules: [first] }, ...others]),
    chunks: new Set([{ runtime: new Set(['main']) }]),
    moduleGraph: { getUsedExports: ({ used }: Built) => used },
  } as unknown as Compilation
}

const page: Built = { request: './src/page.tsx', resource: '/m/src/page.tsx', owner: '@team/module', used: ['Page'] }
const calls = (over: Partial<Built>): Built => ({
  request: PROGRAMS,
  resource: '/m/node_modules/@fichero/contract/dist/src/calls/programs.calls.js',
  owner: '@fichero/contract',
  used: ['getProgram'],
  ...over,
})

test.each([
  ['installed from a registry', {}],
  ['in a repository of several packages', { resource: '/repo/packages/contract/src/calls/programs.calls.ts' }],
  ['in a folder with another name', { resource: 'C:\\store\\c-1.2.0\\calls\\programs.calls.js' }],
  ['imported by another file of endpoints', { request: './programs.calls.js' }],
])('the used endpoints of a contract that is %s are found', async (_, over) => {
  const used = ['createProgram', 'getProgram', 'noCall']
  expect(await usedCalls(built([calls({ ...over, used }), page]))).toEqual(
    [createProgram, getProgram].map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

test('unused endpoints are omitted, and a build that uses no endpoint has an empty list', async () => {
  expect(await usedCalls(built([page, calls({ used: false })]))).toEqual([])
  expect(await usedCalls(built([page]))).toEqual([])
})

test('a build fails if the endpoints that it imports do not belong to the contract', async () => {
  const copied = calls({ resource: '/m/src/copied/programs.calls.ts', owner: '@team/module' })
  await expect(usedCalls(built([page, copied]))).rejects.toThrow(
    `The endpoints that this build uses cannot be determined: ${PROGRAMS} resolves to /m/src/copied/programs.calls.ts, which does not belong to @fichero/contract.`,
  )
})

test('a build fails if the bundler does not report the used exports, except in development, where it keeps all', async () => {
  const everything = [page, calls({ used: true })]
  await expect(usedCalls(built(everything))).rejects.toThrow('does not report the used exports of /m/node_modules')
  expect(await usedCalls(built(everything, 'development'))).toBeUndefined()
})

test('the offered endpoints are all that the contract declares', async () => {
  const calls = await offeredCalls(__dirname)
  expect(calls).toContain(`${getProgram.method} ${getProgram.path}`)
  expect(calls.every((call) => /^(GET|POST|PUT|PATCH|DELETE) \/[\w/:.-]*$/.test(call))).toBe(true)
})
