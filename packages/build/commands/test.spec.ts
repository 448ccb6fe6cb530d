import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILD = join(__dirname, '..')
const BIN = join(BUILD, 'bin/fichero-remote.mjs')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-module-'))
  for (const inner of ['node_modules/@fichero', 'src']) await mkdir(join(folder, inner), { recursive: true })
  await symlink(BUILD, join(folder, 'node_modules/@fichero/build'))
  await writeFile(join(folder, 'biome.json'), '{ "extends": ["@fichero/build/biome"] }\n')
  await writeFile(join(folder, 'remote.ts'), 'export const definition = {}\n')
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs a verb in the folder. Returns its exit code and its output. */
const run = (verb: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const done = (error: Error | null, stdout: string, stderr: string) =>
      resolve({ code: error ? Number(Reflect.get(error, 'code')) : 0, output: stdout + stderr })
    execFile(process.execPath, [BIN, verb], { cwd: folder }, done)
  })

test('format corrects the formatting, and reports what needs a correction by hand', async () => {
  const file = join(folder, 'src/page.ts')
  await writeFile(file, 'export const   rooms = [ "1"  ];')
  expect((await run('format')).code).toBe(0)
  expect(await readFile(file, 'utf8')).toBe("export const rooms = ['1']\n")
  await writeFile(file, "import { z } from 'zod'\n\nexport const rooms = z.string()\n")
  const { code, output } = await run('format')
  expect(code).toBe(1)
  expect(output).toContain('Some problems need a correction by hand.')
  // The message names what replaces Zod.
  expect(output).toContain('kit/schemas: formSchema({ nombre: requiredText(60), dia: day })')
})
