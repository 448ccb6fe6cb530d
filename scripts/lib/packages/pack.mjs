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
import { ROOT } from '../root.mjs'
import { stampOf } from '../stamp.mjs'
import { compile, run } from './compile.mjs'
import { packedManifest } from './manifest.mjs'

/** Folders of the packages for modules outside the repository. */
const PACKAGES = ['contract', 'kit', 'build', 'create-fichero-remote'].map((name) => `packages/${name}`)

const CACHE = join(ROOT, 'node_modules/.cache/fichero')
const PACK = ['--ignore-scripts', '--offline', '--silent', '--pack-destination']
const INPUTS = [...PACKAGES, 'scripts/lib/packages']

/** @param {string} path */
const filter = (path) => !path.includes('.spec.')

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

/**
 * Packs the packages for a registry. Reuses the tarballs if the sources have not changed. Returns the paths of the tarballs by
 * package name.
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

/** Packs into a folder, which exists only when it is complete. @param {string} folder */
async function packInto(folder) {
  mkdirSync(CACHE, { recursive: true })
  const packingFolder = mkdtempSync(join(CACHE, 'packing-'))
  try {
    const tarballs = join(packingFolder, 'tarballs')
    mkdirSync(tarballs)
    // The other packages are compiled against the contract's declarations.
    await run(process.execPath, [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), '-b', 'packages/contract'])
    const stages = PACKAGES.map((_, index) => join(packingFolder, String(index)))
    await Promise.all(PACKAGES.map((name, index) => stage(name, stages[index])))
    // The catalogue shows the sources of the examples.
    const examples = join(stages[PACKAGES.indexOf('packages/kit')], 'dist/examples')
    cpSync(join(ROOT, 'packages/kit/examples'), examples, { recursive: true, filter })
    await Promise.all(stages.map((folder) => run('npm', ['pack', folder, ...PACK, tarballs])))
    for (const name of readdirSync(CACHE).filter((name) => name.startsWith('packages-')))
      rmSync(join(CACHE, name), { recursive: true, force: true })
    renameSync(tarballs, folder)
  } catch (error) {
    // If the folder exists now, another process has packed the same sources at the same time.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(packingFolder, { recursive: true, force: true })
  }
}

/**
 * Fills a folder with the published files of a package, and its manifest.
 * @param {string} from
 * @param {string} into
 */
async function stage(from, into) {
  mkdirSync(into)
  const manifest = manifestOf(from)
  for (const path of manifest.files)
    if (path === 'dist') await compile(join(ROOT, from), join(into, path))
    else cpSync(join(ROOT, from, path), join(into, path), { recursive: true, filter })
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
}
