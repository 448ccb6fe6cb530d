import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { type Api, startApi } from '../testing/api.js'
import { buildAdmin } from '../testing/build.js'
import { expectedAfter, type FixtureName, fixture } from '../testing/fixtures.js'
import { OPENAPI_FILE } from './openapi-files.js'

const EXAMPLE = resolve(__dirname, '../../examples/main-job.ts')

let folder = ''
let api: Api
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-client-'))
  api = await startApi()
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a client compiles with the types that are made of the document', () => {
  const generator = join(__dirname, '../testing/generate-types.mjs')
  const types = execFileSync(process.execPath, [generator, OPENAPI_FILE], { encoding: 'utf8', maxBuffer: 1e8 })
  writeFileSync(join(folder, 'openapi.ts'), types)
  const program = ts.createProgram([EXAMPLE], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    // The types are found as if they were beside the example.
    rootDirs: [resolve(EXAMPLE, '..'), folder],
  })
  const problems = ts.getPreEmitDiagnostics(program)
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

it('it does the main job', async () => {
  await buildAdmin(api.dataSource, { nro_documento: '1000000001', password: 'una clave larga' })
  const fileOf = (name: FixtureName) => new File([new Uint8Array(fixture(name).bytes)], fixture(name).name)
  const { mainJob } = await import(EXAMPLE)
  const { report, apprentice } = await mainJob(api.url, {
    design: fileOf('program'),
    apprentices: fileOf('apprentices'),
    judgments: fileOf('judgments'),
  })
  expect(report).toMatchObject({ simulado: false, rechazados: 0 })
  expect(apprentice).toMatchObject(expectedAfter('judgments')['1900099001'] ?? {})
})
