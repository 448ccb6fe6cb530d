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

/** What a module outside of the repository is made with. */
export const PACKAGES = ['contract', 'kit', 'build', 'create-fichero-remote']

const CACHE = join(ROOT, 'node_modules/.cache/fichero')
const INPUTS = [...PACKAGES.map((name) => `packages/${name}`), 'scripts/lib/packages']
/** Of a package's folder, as it is. */
const COPIED = ['CHANGELOG.md', 'README.md', 'bin', 'commands', 'config', 'lib']

/**
 * Packs the packages as a registry takes them, unless they were packed of the same sources before. Returns the tarballs
 * by name.
 * @returns {Promise<Record<string, string>>}
 */
export async function packPackages() {
  const folder = join(CACHE, `packages-${stampOf({ inputs: INPUTS }).slice(0, 16)}`)
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true })
    const work = mkdtempSync(join(CACHE, 'packing-'))
    try {
      await packInto(work)
      for (const old of readdirSync(CACHE).filter((name) => name.startsWith('packages-')))
        rmSync(join(CACHE, old), { recursive: true, force: true })
      renameSync(join(work, 'tarballs'), folder)
    } catch (error) {
      // Somebody else packed the same meanwhile.
      if (!existsSync(folder)) throw error
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
  return Object.fromEntries(
    PACKAGES.map((folderName) => {
      const { name, version } = manifestOf(join(ROOT, 'packages', folderName))
      return [name, join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)]
    }),
  )
}

/** @param {string} folder */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** @param {string} work */
async function packInto(work) {
  const tarballs = join(work, 'tarballs')
  mkdirSync(tarballs)
  // Its declarations are what the others are compiled against.
  await run(process.execPath, [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), '-b', 'packages/contract'])
  await Promise.all(
    PACKAGES.map(async (name) => {
      const from = join(ROOT, 'packages', name)
      const stage = join(work, name)
      mkdirSync(stage)
      if (existsSync(join(from, 'tsconfig.json'))) await compile(name, join(stage, 'dist'))
      const manifest = packedManifest(manifestOf(from))
      writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      for (const own of COPIED.filter((name) => existsSync(join(from, name))))
        cpSync(join(from, own), join(stage, own), { recursive: true })
      await run('npm', ['pack', stage, '--pack-destination', tarballs, '--ignore-scripts', '--offline', '--silent'])
    }),
  )
}
