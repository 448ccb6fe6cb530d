// `node read-pages.mjs FOLDER` prints the outline of every MDX page in the folder, by name, as JSON. Tests run it as a
// process, because Jest does not load the ES modules of MDX.
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { outlineOf } from './mdx-options.mjs'

const [folder = '.'] = process.argv.slice(2)
const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx'))
const pages = await Promise.all(
  files.map(async (file) => [parse(file).name, await outlineOf(await readFile(join(folder, file), 'utf8'))]),
)
process.stdout.write(JSON.stringify(Object.fromEntries(pages)))
