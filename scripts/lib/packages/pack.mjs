import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../root.mjs'
import { stampOf } from '../stamp.mjs'
import { compile, run } from './compile.mjs'
import { packedManifest } from './manifest.mjs'

/** Folders of what a module outside of the repository is made with. */
const PACKAGES = ['contract', 'kit', 'build', 'create-fichero-remote'].map((name) => `packages/${name}`)

const CACHE = join(ROOT, 'node_modules/.cache/fichero')
const PACK = ['--ignore-scripts', '--offline', '--silent', '--pack-destination']
const INPUTS = [...PACKAGES, 'scripts/lib/packages']

/** @param {string} path */
const filter = (path) => !path.includes('.spec.')

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

/**
 * Packs the packages as a registry takes them, unless that was done of the same sources before. Returns the tarballs, by
 * the packages' names.
 * @returns {Promise<Record<string, string>>}
 */
export async function packPackages() {
  const folder = join(CACHE, `packages-${stampOf({ inputs: INPUTS }).slice(0, 16)}`)
  if (!existsSync(folder)) await packInto(folder)
  return Object.fromEntries(
    PACKAGES.map(manifestOf).map(({ name, version }) => [
      name,
      join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
    ]),
  )
}

/** @param {string} folder that is there when everything is in it */
async function packInto(folder) {
  mkdirSync(CACHE, { recursive: true })
  const work = mkdtempSync(join(CACHE, 'packing-'))
  try {
    const tarballs = join(work, 'tarballs')
    mkdirSync(tarballs)
    // Its declarations are what the others are compiled against.
    await run(process.execPath, [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), '-b', 'packages/contract'])
    const stages = PACKAGES.map((_, index) => join(work, String(index)))
    await Promise.all(PACKAGES.map((one, index) => stage(one, stages[index])))
    await writeCatalogue(stages[PACKAGES.indexOf('packages/kit')], stages[PACKAGES.indexOf('packages/build')])
    await Promise.all(stages.map((folder) => run('npm', ['pack', folder, ...PACK, tarballs])))
    for (const name of readdirSync(CACHE).filter((name) => name.startsWith('packages-')))
      rmSync(join(CACHE, name), { recursive: true, force: true })
    renameSync(tarballs, folder)
  } catch (error) {
    // Somebody else packed the same meanwhile.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * Fills a folder with what the registry gets of a package, and its manifest.
 * @param {string} from
 * @param {string} into
 */
async function stage(from, into) {
  mkdirSync(into)
  const manifest = manifestOf(from)
  for (const own of manifest.files)
    if (own === 'dist') await compile(join(ROOT, from), join(into, own))
    else cpSync(join(ROOT, from, own), join(into, own), { recursive: true, filter })
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
}

/**
 * What the catalogue tells of the kit stands in its sources, which are not packed.
 * @param {string} kit
 * @param {string} build
 */
async function writeCatalogue(kit, build) {
  const { kitAreas } = await import(pathToFileURL(join(build, 'dist/src/catalogue/kit-areas.js')).href)
  writeFileSync(join(kit, 'dist/catalogue/areas.json'), JSON.stringify(kitAreas(join(ROOT, 'packages/kit'))))
}
