import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import { isInTraining } from '@fichero/contract/enums'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import ts from 'typescript'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { expectedAfter, type FixtureName, fixture } from '../../../testing/fixtures.js'
import { FICHA } from '../../../testing/school.js'
import { OPENAPI_FILE } from './openapi-files.js'

const EXAMPLES = resolve(__dirname, '../../../examples')
const EXAMPLE = join(EXAMPLES, 'main-job.ts')
const SMALL = join(EXAMPLES, 'who-lacks-what.ts')

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

it('the example clients compile with the types generated from the document', () => {
  const generator = join(__dirname, '../../../testing/generate-types.mjs')
  const types = execFileSync(process.execPath, [generator, OPENAPI_FILE], { encoding: 'utf8', maxBuffer: 1e8 })
  writeFileSync(join(folder, 'openapi.ts'), types)
  const program = ts.createProgram([EXAMPLE, SMALL], {
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
    // Resolves the generated types as if they were beside the examples.
    rootDirs: [EXAMPLES, folder],
  })
  const problems = ts.getPreEmitDiagnostics(program)
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

const fileOf = (name: FixtureName) => new File([new Uint8Array(fixture(name).bytes)], fixture(name).name)

type Lacked = Record<'apprentice' | 'competency' | 'outcome' | 'judgment' | 'owedBy', string | undefined>

describe('the example client', () => {
  let done: { report: unknown; apprentice: unknown }
  beforeAll(async () => {
    await buildAdmin(api.dataSource, { nro_documento: '1000000001', password: 'una clave larga' })
    const { mainJob } = await import(EXAMPLE)
    done = await mainJob(api.url, {
      design: fileOf('program'),
      apprentices: fileOf('apprentices'),
      judgments: fileOf('judgments'),
    })
  })

  it('imports reports and reads judgments', () => {
    expect(done.report).toMatchObject({ simulado: false, rechazados: 0 })
    expect(done.apprentice).toMatchObject(expectedAfter('judgments')['1900099001'] ?? {})
  })

  it('reads in four requests the same missing outcomes as with one request for each apprentice', async () => {
    const { whoLacksWhat } = await import(SMALL)
    const fetched = jest.spyOn(globalThis, 'fetch')
    const lacked: Lacked[] = await whoLacksWhat(api.url, FICHA, fileOf('judgmentsLater'))
    expect(fetched).toHaveBeenCalledTimes(4)
    fetched.mockRestore()

    const token = api.tokenOf(await buildUser(api.dataSource))
    const { body: ficha } = await api.get<FichaAnswer>(`/fichas/${FICHA}`, token)
    const people = ficha.aprendices.filter(({ estado }) => isInTraining(estado))
    expect(people.length).toBeGreaterThan(5)
    for (const { nro_documento } of people) {
      const path = `/fichas/aprendiz/${nro_documento}?ficha=${FICHA}`
      const { competencias } = (await api.get<ApprenticeAnswer>(path, token)).body.data
      const outcomesOfPerson = competencias.flatMap(({ codigo: competency, resultados_aprendizaje: outcomes }) =>
        outcomes.map(({ codigo: outcome, juicio_evaluativo: { estado: judgment } }) => ({
          competency,
          outcome,
          judgment,
        })),
      )
      const listed = lacked.filter(({ apprentice }) => apprentice === nro_documento)
      expect(listed).toMatchObject(outcomesOfPerson.filter(({ judgment }) => judgment !== 'APROBADO'))
    }
    expect(lacked.filter(({ owedBy }) => owedBy === undefined)).toEqual([])
    expect(new Set(lacked.map(({ owedBy }) => owedBy)).size).toBeGreaterThan(1)
  })
})
