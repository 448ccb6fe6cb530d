import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { partOf, removeLeftParts } from './part-files.js'

it('of a file, removes the parts that nobody has written for an hour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-parts-'))
  const file = join(folder, 'a.fichero')
  const [left, written, others] = [partOf(file), partOf(file), partOf(`${file}.old`)]
  const foreign = `${file}.of-somebody.part`
  for (const made of [file, left, written, others, foreign]) await writeFile(made, '')
  for (const made of [file, left, others, foreign]) await utimes(made, 0, 0)
  await removeLeftParts(file)
  expect((await readdir(folder)).sort()).toEqual([file, written, others, foreign].map((path) => basename(path)).sort())
  await rm(folder, { recursive: true })
})
