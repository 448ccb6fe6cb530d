import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

jest.setTimeout(300_000)

const root = join(__dirname, '..')
const COLUMN = 'observaciones'
let copy: string

function run(command: string, ...args: string[]): string {
  const env = { ...process.env, NODE_ENV: '' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env, maxBuffer: 2 ** 26 })
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  return stdout
}

/** Copies the tracked files into a new repository. Libraries are links to the installed ones. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fichero-add-column-'))
  const list = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const file of list.stdout.split('\0').filter((name) => name && !name.startsWith('docs/screens/'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  mkdirSync(join(copy, 'node_modules/@fichero'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@fichero' && name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(root, 'node_modules/@fichero')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@fichero', name)), join(copy, 'node_modules/@fichero', name))
  run('git', 'init', '--quiet')
  run('git', 'add', '--all')
  run('git', '-c', 'user.name=Eva', '-c', 'user.email=eva@fichero.example', 'commit', '--quiet', '--message', 'copy')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Inserts text into a file, in front of the only occurrence of `before`. */
function insert(file: string, before: string, text: string) {
  const source = readFileSync(join(copy, file), 'utf8')
  expect(source.split(before)).toHaveLength(2)
  writeFileSync(
    join(copy, file),
    source.replace(before, () => text + before),
  )
}

const MIGRATION = `import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

export class Remarks1900000000000 implements MigrationInterface {
  name = 'Remarks1900000000000'

  up = (runner: QueryRunner) => addColumns(runner, 'ficha', ['${COLUMN} varchar(200)'])
  down = (runner: QueryRunner) => dropColumns(runner, 'ficha', ['${COLUMN}'])
}
`

const SPEC = `import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { download } from '../../../testing/download.js'
import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { FICHA, getFicha } from '../../../testing/school.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

it('the added column can be edited, and is shown, exported and audited', async () => {
  const { api, adminToken } = school
  const ficha = await getFicha(school, FICHA)
  expect(ficha).toMatchObject({ ${COLUMN}: null })
  const body = {
    idJefeFicha: ficha.id_jefe_ficha,
    idProgramaFormacion: ficha.id_programa_formacion,
    fechaInicioLectiva: ficha.fecha_inicio_lectiva,
    fechaFinLectiva: ficha.fecha_fin_lectiva,
    fechaFinFicha: ficha.fecha_fin_ficha,
    ${COLUMN}: 'Sede norte',
  }
  expect(await api.put(\`/fichas/\${FICHA}\`, body, adminToken)).toMatchObject({ status: 200 })
  expect(await getFicha(school, FICHA)).toMatchObject({ ${COLUMN}: 'Sede norte' })
  const entries = await auditEntriesOf(api.dataSource, 'ficha', FICHA)
  expect(entries.at(-1)).toMatchObject({ antes: { ${COLUMN}: null }, despues: { ${COLUMN}: 'Sede norte' } })
  const { sheets } = await download(api, \`/fichas/\${FICHA}/exportacion\`, adminToken)
  expect(sheets.Ficha).toContainEqual(['Observaciones', 'Sede norte'])
})
`

test('the recipe "Add a column" takes nine files written by hand and one command', () => {
  const migrations = 'api/src/database/migrations'
  const last = readFileSync(join(copy, migrations, 'migrations.ts'), 'utf8').match(/^import .*/m)?.[0] ?? ''
  insert(
    'packages/contract/src/ficha.fields.ts',
    '} as const satisfies Fields',
    `  ${COLUMN}: { kind: 'text', max: 200, description: 'Remarks.' },\n`,
  )
  for (const [language, label] of [
    ['es', 'Observaciones'],
    ['en', 'Remarks'],
  ])
    insert(`packages/contract/src/locales/${language}/columns.json`, '    "programa"', `    "${COLUMN}": "${label}",\n`)
  insert(
    'api/src/areas/fichas/ficha.entity.ts',
    "  @Column({ type: 'integer', default: 0 })\n  total_aprendices",
    `  @Column({ type: 'varchar', length: 200, nullable: true })\n  ${COLUMN}: string | null\n\n`,
  )
  writeFileSync(join(copy, migrations, '99-remarks.ts'), MIGRATION)
  insert(`${migrations}/migrations.ts`, last, "import { Remarks1900000000000 } from './99-remarks.js'\n")
  const list = readFileSync(join(copy, migrations, 'migrations.ts'), 'utf8')
  writeFileSync(join(copy, migrations, 'migrations.ts'), list.replace(/\]\n$/, '  Remarks1900000000000,\n]\n'))
  insert(
    'mfe-fichas/src/form/ficha-fields.tsx',
    "      <NativeSelect {...field('etapa')}",
    `      <TextInput {...field('${COLUMN}')} label={t('kit:label.${COLUMN}')} />\n`,
  )
  insert('mfe-fichas/src/form/ficha-fields.tsx', "NativeSelect } from '@fichero/kit/ui'", '')
  const form = readFileSync(join(copy, 'mfe-fichas/src/form/ficha-fields.tsx'), 'utf8')
  writeFileSync(
    join(copy, 'mfe-fichas/src/form/ficha-fields.tsx'),
    form.replace("NativeSelect } from '@fichero/kit/ui'", "NativeSelect, TextInput } from '@fichero/kit/ui'"),
  )
  insert(
    'mfe-fichas/src/detail/ficha-facts.tsx',
    "            [t('kit:label.oferta')",
    `            [t('kit:label.${COLUMN}'), ficha.${COLUMN}],\n`,
  )
  writeFileSync(join(copy, `api/src/areas/fichas/${COLUMN}.spec.ts`), SPEC)
  const changed = () => run('git', 'status', '--porcelain').trimEnd().split('\n')
  const byHand = changed()
  expect(byHand.length).toBeLessThanOrEqual(9)
  const recipe = readFileSync(join(copy, 'CONTRIBUTING.md'), 'utf8').match(/^## Add a column\n(?:.*\n)*?(?=## )/m)?.[0]
  expect(recipe?.split('\n').filter((line) => line).length).toBeLessThanOrEqual(11)
  for (const line of byHand.filter((line) => line.startsWith(' M'))) expect(recipe).toContain(`\`${line.slice(3)}\``)
  expect(recipe).toContain('`npm run generate`')

  run('npm', 'run', 'generate')
  run('npm', 'run', 'types')
  run(process.execPath, 'node_modules/jest/bin/jest.js', `api/src/areas/fichas/${COLUMN}`, '--selectProjects', 'api')
  const generated = changed().filter((line) => !byHand.includes(line))
  expect(generated.map((line) => line.slice(3))).toEqual([
    'mfe-manuals/src/content/en/modelodatos.mdx',
    'mfe-manuals/src/content/es/modelodatos.mdx',
  ])
})
