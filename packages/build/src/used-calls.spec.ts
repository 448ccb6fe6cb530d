import { createProgram, getProgram } from '@fichero/contract/calls/programs.calls'
import type { Compilation } from '@rspack/core'
import { usedCalls } from './used-calls'

const PROGRAMS = '@fichero/contract/calls/programs.calls'

interface Built {
  request: string
  resource: string
  /** The package that the bundler read beside the file. */
  owner: string
  /** As the bundler answers: names, nothing (`false`), or everything (`true`), where it does not look. */
  used: string[] | boolean
}

/** What a build knows after it has made its modules; the first is joined to another one, as bundlers do. */
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
  resource: '/m/node_modules/@fichero/contract/dist/calls/programs.calls.js',
  owner: '@fichero/contract',
  used: ['getProgram'],
  ...over,
})

test.each([
  ['installed by a registry', {}],
  ['in a repository of several packages', { resource: '/repo/packages/contract/src/calls/programs.calls.ts' }],
  ['where no folder has its name', { resource: 'C:\\store\\c-1.2.0\\calls\\programs.calls.js' }],
  ['asked for by another file of calls', { request: './programs.calls.js' }],
])('the calls of a contract that is %s are read', async (_, over) => {
  const used = ['createProgram', 'getProgram', 'noCall']
  expect(await usedCalls(built([calls({ ...over, used }), page]))).toEqual(
    [createProgram, getProgram].map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

test('what nothing uses is not called, and a build without calls has none', async () => {
  expect(await usedCalls(built([page, calls({ used: false })]))).toEqual([])
  expect(await usedCalls(built([page]))).toEqual([])
})

test('a build fails if the calls that it imports are not those of the contract', async () => {
  const copied = calls({ resource: '/m/src/copied/programs.calls.ts', owner: '@team/module' })
  await expect(usedCalls(built([page, copied]))).rejects.toThrow(
    `The calls of this build cannot be read: ${PROGRAMS} is /m/src/copied/programs.calls.ts, which is not of @fichero/contract.`,
  )
})

test('a build fails if the bundler does not say what is used, but for a development server, which keeps everything', async () => {
  const everything = [page, calls({ used: true })]
  await expect(usedCalls(built(everything))).rejects.toThrow('does not say what is used of /m/node_modules')
  expect(await usedCalls(built(everything, 'development'))).toBeUndefined()
})
