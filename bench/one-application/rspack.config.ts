// The screens of shell and remotes as one application: the shell's own build without federation, where pages and texts of
// remotes are parts of the same build (federation.mjs), each loaded when its route opens. Its page is made for a link to
// a ficha, whose files it preloads as the server does with those of a remote.

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
/** Chunks of the route. */
const OPENED = ['fichas-ficha-page', 'fichas-es']
/** What loads remotes, for which one module stands here. */
const REPLACED = [
  'choose-release',
  'explain',
  'fetch-texts',
  'load-entry',
  'load-page',
  'prepare-texts',
  'registry',
  'report-failure',
  'retry-shared-modules',
  'warm-page',
  'watch-releases',
]

interface Remote {
  dir: string
  definition: Parameters<typeof chunkOf>[0]
}

export default async (): Promise<Configuration> => {
  const base = baseConfig(SHELL, 'shell')
  const standIn = join(import.meta.dirname, 'federation.mjs')
  return {
    ...base,
    entry: { main: './src/bootstrap.tsx' },
    // `DIST_ROOT` of the server is the folder above.
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
        ...Object.fromEntries(REPLACED.map((name) => [`@fichero/federation/${name}$`, standIn])),
      },
    },
    // `splitChunks` as the bundler does by itself, which of the ways tried makes the fewest files and bytes.
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
    const [es, en] = (['es', 'en'] as const).map((one) => `${one}: ${lazy(`${name}-${one}`, localeFile(dir, one))}`)
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
  const groups = OPENED.map((name) => {
    const group = namedChunkGroups.get(name)
    if (!group) throw new Error(`The application has no chunk "${name}".`)
    return group
  })
  const later = new Set(groups.flatMap((group) => group.getFiles().filter(isLoaded)))
  return { initial, later: [...later].filter((file) => !initial.includes(file)) }
}
