import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { hashed, integrityOf } from './builds'

const FOLDER = resolve(import.meta.dirname, '../plain-remote')
const RSPACK = resolve(import.meta.dirname, '../../node_modules/@rspack/cli/bin/rspack.js')

/** The manifest that the federation library's plugin writes (https://module-federation.io/configure/manifest). */
interface Manifest {
  metaData: { name: string; globalName: string; remoteEntry: { name: string } }
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[]
}

/** The name of the remote, and the title and the path of its page. */
export const PLAIN = { name: 'timetables', title: 'Timetable', path: '/timetables', page: 'timetable-page' }

/**
 * Builds a remote with the federation library's plugin and without `packages/build`, and writes its descriptor beside it, as
 * its team would.
 */
export async function buildPlainRemote(out: string) {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [RSPACK, 'build', '--output-path', out], { cwd: FOLDER, env })
  await mkdir(join(out, 'texts'))
  for (const language of ['es', 'en']) await writeFile(join(out, 'texts', `${language}.json`), '{}')
  const { metaData, exposes } = JSON.parse(await readFile(join(out, 'mf-manifest.json'), 'utf8')) as Manifest
  const { name, title, path, page } = PLAIN
  const labels = { title }
  const section = { page: 'timetable-section', titleKey: 'title', order: 5, height: 40 }
  // In the spelling of contract 1.0, which systems still read (`former-descriptor.ts` of the contract).
  const descriptor = {
    name,
    version: '1.0.0',
    contract: CONTRACT_MAJOR,
    kit: '^1.0.0',
    entry: metaData.remoteEntry.name,
    globalName: metaData.globalName,
    routes: [{ path, page, titleKey: 'title', access: 'authenticated' }],
    places: [
      { ...section, place: 'ficha.section', access: 'authenticated' },
      { ...section, place: 'person.section', access: 'fichas:edit' },
      { ...section, place: 'apprentice.section', access: 'authenticated' },
      { ...section, place: 'program.section', access: 'authenticated' },
      { place: 'ficha.action', path: `${path}?ficha=:nroFicha`, labelKey: 'title', order: 10, access: 'authenticated' },
    ],
    nav: [{ path, icon: 'pending', labelKey: 'title', order: 90, access: 'authenticated' }],
    labels: { es: labels, en: labels },
    locales: { es: 'texts/es.json', en: 'texts/en.json' },
    pages: Object.fromEntries(exposes.map(({ name, assets }) => [name, [...assets.js.sync, ...assets.css.sync]])),
    assets: await assetsIn(out),
  }
  await writeFile(join(out, 'remote.json'), JSON.stringify(hashed(descriptor)))
}

async function assetsIn(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (path) => {
      const content = await readFile(path)
      return { file: path.slice(folder.length + 1), size: content.length, integrity: integrityOf(content) }
    }),
  )
}
