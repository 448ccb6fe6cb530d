import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { descriptorProblems } from '@fichero/contract/descriptor-problems'
import { releaseHashOf } from '@fichero/contract/descriptor-text'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { fill } from '@fichero/contract/errors'
import { ERRORS_EN } from '@fichero/contract/errors.en'
import { type RemoteDefinition, type RemoteDescriptor, remoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Compilation, Compiler } from '@rspack/core'
import { production } from './base-config'
import type { DrawnPagesPlugin } from './drawn-pages-plugin'
import { integrity, sha256, shortHash } from './integrity'
import { neededVersions } from './needed-versions'
import { readJson, readPackage } from './packages'
import { checkPages, chunkOf, pagesOf } from './pages'
import { RUNTIME_MAJOR } from './runtime-major'
import { labelsOf, localeFile } from './texts'
import { usedCalls } from './used-calls'

const NAME = 'DescriptorPlugin'

/** Emits the locales as assets, and `remote.json`: everything that the shell and the server know about a remote. */
export class DescriptorPlugin {
  private locales: Partial<Record<Language, string>> = {}

  constructor(
    private readonly dir: string,
    private readonly definition: RemoteDefinition,
    private readonly entry: string,
    private readonly drawn: Record<'documents' | 'firstRows', Pick<DrawnPagesPlugin, 'described'>>,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      for (const language of LANGUAGES) compilation.fileDependencies.add(localeFile(this.dir, language))
      const step = (stage: number, work: () => void | Promise<void>) =>
        compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
          try {
            await work()
          } catch (error) {
            compilation.errors.push(
              new compiler.rspack.WebpackError(`${this.definition.name}: ${(error as Error).message}`),
            )
          }
        })

      step(Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, () => {
        checkPages(this.dir, this.definition)
        for (const language of LANGUAGES) {
          const text = JSON.stringify(readJson(localeFile(this.dir, language)))
          const file = `${language}.${shortHash(text, 10)}.json`
          this.locales[language] = file
          compilation.emitAsset(file, new sources.RawSource(text))
        }
      })
      step(Compilation.PROCESS_ASSETS_STAGE_REPORT, async () => {
        if (compilation.errors.length > 0) return
        const text = JSON.stringify(this.describe(compilation, await usedCalls(compilation)), null, 1)
        compilation.emitAsset('remote.json', new sources.RawSource(text))
      })
    })
  }

  private describe(compilation: Compilation, calls: string[] | undefined): RemoteDescriptor {
    const maps = listed(compilation, isMap)
    const described = remoteDescriptor.omit({ hash: true }).parse({
      ...this.definition,
      version: readPackage(this.dir).version,
      contract: CONTRACT_MAJOR,
      ...neededVersions(this.dir),
      runtime: RUNTIME_MAJOR,
      calls,
      entry: this.entry,
      labels: labelsOf(this.dir, this.definition),
      locales: this.locales,
      documents: this.drawn.documents.described,
      firstRows: this.drawn.firstRows.described,
      pages: Object.fromEntries(
        pagesOf(this.definition).map((page) => [page, filesOf(compilation, chunkOf(this.definition, page))]),
      ),
      assets: listed(compilation, isListed),
      ...(maps.length > 0 && { maps }),
    })
    const descriptor = { ...described, hash: releaseHashOf(described, sha256) }
    requireSound(descriptor)
    return descriptor
  }
}

/** @throws with the sentences that whoever publishes it would read */
function requireSound(descriptor: RemoteDescriptor) {
  const problems = descriptorProblems(descriptor)
  if (problems.length > 0) throw new Error(problems.map(({ code, params }) => fill(ERRORS_EN[code], params)).join('\n'))
}

const isMap = (file: string) => production && file.endsWith('.js.map')
/** Of a page, source maps are for who debugs it, and updates for who has it open already. */
const isListed = (file: string) => !file.endsWith('.map') && !file.includes('.hot-update.')

const listed = (compilation: Compilation, isWanted: (file: string) => boolean): RemoteDescriptor['assets'] =>
  compilation
    .getAssets()
    .filter(({ name }) => isWanted(name))
    .map(({ name, source }) => ({ file: name, content: source.buffer() }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, content }) => ({ file, size: content.length, integrity: integrity(content) }))

function filesOf(compilation: Compilation, chunk: string): string[] {
  const group = compilation.namedChunkGroups.get(chunk)
  if (!group) throw new Error(`no chunk "${chunk}" was built.`)
  return group.getFiles().filter(isListed).sort()
}
