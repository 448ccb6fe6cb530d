import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { PACKAGES } from '../parts.mjs'
import { ROOT } from '../root.mjs'
import { tarGz } from '../tar-gz.mjs'
import { compile, run, TSC } from './compile.mjs'
import { packedManifest } from './manifest.mjs'

/** The Unix time of all files, which is also npm's: 26 October 1985. */
const SECONDS = 499_162_500

/** @param {string} path */
const filter = (path) => !path.includes('.spec.')

/** Lists the packages for the server, which offers them as a registry (`api/src/areas/remotes/package-registry.ts`). */
const LIST = 'packages.json'

/**
 * Packs the packages for modules outside the repository into a folder: tarballs as those of `npm pack`, and their list, which
 * exists only when all are complete. Returns the paths of the tarballs.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function packInto(folder) {
  const stages = mkdtempSync(join(tmpdir(), 'fichero-packages-'))
  try {
    rmSync(join(folder, LIST), { force: true })
    // The other packages are compiled against the contract's declarations.
    await run(process.execPath, [TSC, '-b', 'packages/contract'])
    await Promise.all(PACKAGES.map((name) => stage(join(ROOT, name), join(stages, name))))
    // The catalogue shows the sources of the examples.
    const examples = join(stages, 'packages/kit/dist/examples')
    cpSync(join(ROOT, 'packages/kit/examples'), examples, { recursive: true, filter })
    const packed = PACKAGES.map((name) => packStage(join(stages, name), folder))
    writeFileSync(join(folder, LIST), `${JSON.stringify(packed, null, 2)}\n`)
    return packed.map(({ file }) => join(folder, file))
  } finally {
    rmSync(stages, { recursive: true, force: true })
  }
}

/**
 * Fills a folder with the published files of a package, and its manifest.
 * @param {string} from
 * @param {string} into
 */
async function stage(from, into) {
  mkdirSync(into, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  for (const path of manifest.files)
    if (path === 'dist') await compile(from, join(into, path))
    else cpSync(join(from, path), join(into, path), { recursive: true, filter })
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
}

/**
 * Writes the tarball of a package. Returns its manifest, and the hashes with which npm checks the tarball.
 * @param {string} from @param {string} into
 */
function packStage(from, into) {
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
  const names = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const bytes = tarGz(from, names, { folder: 'package', seconds: SECONDS })
  writeFileSync(join(into, file), bytes)
  const hash = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding)
  return { file, shasum: hash('sha1', 'hex'), integrity: `sha512-${hash('sha512', 'base64')}`, manifest }
}
