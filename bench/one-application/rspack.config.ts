// The screens of shell and remotes as one application: the shell's build without federation, with pages and translations of
// remotes in the same build (loader.mjs), each loaded when its route opens. The page preloads the files of the route of a
// ficha, as the server does for a remote.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { baseConfig } from '@fichero/build/base-config'
import { lazyFilesAreChecked } from '@fichero/build/integrity'
import { PagePlugin } from '@fichero/build/page-plugin'
import { chunkOf, pageFile, pagesOf } from '@fichero/build/pages'
import { labelsOf, localeFile } from '@fichero/build/texts'
import { type Compilation, type Configuration, CopyRspackPlugin, experiments } from '@rspack/core'

const ROOT = join(import.meta.dirname, '../..')
const SHELL = join(ROOT, 'shell')
const REMOTES = join(import.meta.dirname, 'remotes.mjs')
/** Chunks of the measured route. */
const ROUTE_CHUNKS = ['fichas-ficha-page', 'fichas-es']
/** Modules of the shell that load remotes. `loader.mjs` replaces them. */
const REPLACED = [
  'load-container',
  'load-page',
  'registry',
  'report-failure',
  'shared-modules',
  'texts',
  'watch-releases',
]

interface Remote {
  dir: string
  definition: Parameters<typeof chunkOf>[0]
}

export default async (): Promise<Configuration> => {
  const base = baseConfig(SHELL, 'shell')
  const replacement = join(import.meta.dirname, 'loader.mjs')
  return {
    ...base,
    entry: { main: './src/bootstrap.tsx' },
    // The server's `DIST_ROOT` is `one-application/dist`.
    output: {
      ...base.output,
      path: join(import.meta.dirname, 'dist/shell/dist'),
      publicPath: '/',
      uniqueName: 'shell',
    },
    resolve: {
      ...base.resolve,
      conditionNames: ['fichero:host', ...(base.resolve?.conditionNames ?? [])],
      alias: {
        ...base.resolve?.alias,
        ...Object.fromEntries(REPLACED.map((name) => [`${join(SHELL, 'src/remotes/loader', name)}.ts$`, replacement])),
      },
    },
    // The bundler's default for `splitChunks`: of all tried configurations it makes the fewest files and bytes.
    optimization: base.optimization,
    plugins: [
      ...(base.plugins ?? []),
      lazyFilesAreChecked(),
      new experiments.VirtualModulesPlugin({ [REMOTES]: moduleOf(await remotesOf()) }),
      new PagePlugin(SHELL, filesOf),
      new CopyRspackPlugin({ patterns: [{ from: join(SHELL, 'icons') }] }),
    ],
  }
}

const remotesOf = (): Promise<Remote[]> =>
  Promise.all(
    readdirSync(ROOT)
      .map((name) => join(ROOT, name))
      .filter((dir) => existsSync(join(dir, 'remote.ts')))
      .map(async (dir) => ({ dir, definition: (await import(join(dir, 'remote.ts'))).definition })),
  )

function moduleOf(remotes: Remote[]): string {
  const lazy = (chunk: string, file: string) =>
    `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`
  const pages = remotes.flatMap(({ dir, definition }) =>
    pagesOf(definition).map((page) => {
      const chunk = `${definition.name}-${chunkOf(definition, page)}`
      return `'${definition.name}/${page}': ${lazy(chunk, join(dir, pageFile(page)))}`
    }),
  )
  const texts = remotes.map(({ dir, definition: { name } }) => {
    const [es, en] = (['es', 'en'] as const).map(
      (language) => `${language}: ${lazy(`${name}-${language}`, localeFile(dir, language))}`,
    )
    return `${name}: { ${es}, ${en} }`
  })
  return [
    `export const remotes = ${JSON.stringify(remotes.map(({ dir, definition }) => ({ ...definition, labels: labelsOf(dir, definition) })))}`,
    `export const pages = { ${pages} }`,
    `export const texts = { ${texts} }`,
  ].join('\n')
}

function filesOf({ entrypoints, namedChunkGroups }: Compilation) {
  const isLoaded = (file: string) => /\.(js|css)$/.test(file)
  const initial = entrypoints.get('main')?.getFiles().filter(isLoaded) ?? []
  const groups = ROUTE_CHUNKS.map((name) => {
    const group = namedChunkGroups.get(name)
    if (!group) throw new Error(`The application has no chunk "${name}".`)
    return group
  })
  const later = new Set(groups.flatMap((group) => group.getFiles().filter(isLoaded)))
  return { initial, later: [...later].filter((file) => !initial.includes(file)) }
}
