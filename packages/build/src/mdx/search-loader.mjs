import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { outlineOf } from './mdx-options.mjs'

/**
 * Replaces an MDX page that is imported with `?search` by the sections of all pages in its folder: `page`, `id` of the heading
 * (if any), `title` and `text` of each.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default async function searchLoader() {
  const folder = dirname(this.resourcePath)
  this.addContextDependency(folder)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx')).sort()
  const pages = await Promise.all(
    files.map(async (file) => {
      const { sections } = await outlineOf(await readFile(join(folder, file), 'utf8'))
      return sections.map((section) => ({ page: parse(file).name, ...section }))
    }),
  )
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(pages.flat()))})`
}
