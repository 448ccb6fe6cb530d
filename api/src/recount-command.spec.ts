import { execFile } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

it('makes no database where there is none, and says where it looked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-recount-'))
  const program = join(__dirname, '../dist/recount-command.js')
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const ended = await new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile(process.execPath, [program], { env }, (error, _, said) => resolve({ code: error?.code ?? 0, said })),
  )
  expect(ended).toEqual({
    code: 2,
    said: `DATA_DIR: no hay ninguna base de datos en «${join(folder, 'fichero.sqlite')}».\n`,
  })
  expect(await readdir(folder)).toEqual([])
})
