import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { descriptorProblems } from '@fichero/contract/descriptor-problems'
import { releaseHashOf } from '@fichero/contract/descriptor-text'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { programTexts } from '@fichero/contract/program-texts'
import {
  type DeclaresFirst,
  type RemoteDefinition,
  type RemoteDescriptor,
  remoteDescriptor,
} from '@fichero/contract/remotes.schema'
import type { Compilation, Compiler } from '@rspack/core'
import { production } from './base-config'
import { integrity, sha256, shortHash } from './integrity'
import { usedKitNames } from './kit-names'
import { neededVersions } from './needed-versions'
import { readJson, readPackage } from './packages'
import { checkPages, chunkOf, pagesOf } from './pages'
import type { PrerenderedPartsPlugin } from './prerendered-parts-plugin'
import { requireSmallFiles } from './require-small-files'
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
    private readonly prerendered: Record<'documents' | 'firstRows', Pick<PrerenderedPartsPlugin, 'described'>>,
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
    const assets = listed(compilation, isListed)
    requireSmallFiles([...assets, ...maps])
    const { routes, parts } = this.definition
    const described = remoteDescriptor.omit({ hash: true }).parse({
      ...this.definition,
      routes: routes.map(withNamedCalls),
      parts: parts.map(withNamedCalls),
      version: readPackage(this.dir).version,
      contract: CONTRACT_MAJOR,
      ...neededVersions(this.dir),
      runtime: RUNTIME_MAJOR,
      calls,
      imports: usedKitNames(compilation),
      entry: this.entry,
      labels: labelsOf(this.dir, this.definition),
      locales: this.locales,
      documents: this.prerendered.documents.described,
      firstRows: this.prerendered.firstRows.described,
      pages: Object.fromEntries(
        pagesOf(this.definition).map((page) => [page, filesOf(compilation, chunkOf(this.definition, page))]),
      ),
      assets,
      ...(maps.length > 0 && { maps }),
    })
    const descriptor = { ...described, hash: releaseHashOf(described, sha256) }
    requireValid(descriptor)
    return descriptor
  }
}

/** Names the first calls of a route or card like `calls` does: `GET /fichas/:nroFicha`. */
const withNamedCalls = <Part extends DeclaresFirst>({ first, ...part }: Part) => ({
  ...part,
  first: first?.map(({ method, path }) => ({ call: `${method} ${path}` })),
})

/** @throws with the sentences with which the server would reject the release */
function requireValid(descriptor: RemoteDescriptor) {
  const problems = descriptorProblems(descriptor)
  if (problems.length === 0) return
  const translate = programTexts().getFixedT('en', 'errors')
  throw new Error(problems.map(({ code, params }) => translate(`error.${code}`, { replace: params })).join('\n'))
}

/** Whether a file is a source map of a production build. */
const isMap = (file: string) => production && file.endsWith('.js.map')
/** Pages load neither source maps nor hot updates, so the descriptor does not list them as assets. */
const isListed = (file: string) => !file.endsWith('.map') && !file.includes('.hot-update.')

/** Returns the wanted files of a build with their sizes and integrity hashes, sorted by name. */
const listed = (compilation: Compilation, isWanted: (file: string) => boolean): RemoteDescriptor['assets'] =>
  compilation
    .getAssets()
    .filter(({ name }) => isWanted(name))
    .map(({ name, source }) => ({ file: name, content: source.buffer() }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, content }) => ({ file, size: content.length, integrity: integrity(content) }))

/** Returns the files of a chunk that the descriptor lists, sorted by name. */
function filesOf(compilation: Compilation, chunk: string): string[] {
  const group = compilation.namedChunkGroups.get(chunk)
  if (!group) throw new Error(`no chunk "${chunk}" was built.`)
  return group.getFiles().filter(isListed).sort()
}
