import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { partOf, removeAbandonedParts } from './part-files.js'

it('removeAbandonedParts removes the partial files of a backup that were not written for an hour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-parts-'))
  const file = join(folder, 'a.fichero')
  const [abandoned, active, ofOther] = [partOf(file), partOf(file), partOf(`${file}.old`)]
  const ofOtherProgram = `${file}.of-somebody.part`
  for (const path of [file, abandoned, active, ofOther, ofOtherProgram]) await writeFile(path, '')
  for (const path of [file, abandoned, ofOther, ofOtherProgram]) await utimes(path, 0, 0)
  await removeAbandonedParts(file)
  expect((await readdir(folder)).sort()).toEqual(
    [file, active, ofOther, ofOtherProgram].map((path) => basename(path)).sort(),
  )
  await rm(folder, { recursive: true })
})
