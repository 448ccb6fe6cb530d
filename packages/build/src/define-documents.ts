import { extname } from 'node:path'
import type { Configuration } from '@rspack/core'
import { baseConfig } from './base-config'
import { DocumentPlugin } from './document-plugin'
import { EntryFilesPlugin } from './entry-files-plugin'
import type { ShellFiles } from './page-plugin'
import { ICON_TAGS } from './page-tags'

const FONT = '[name].[contenthash:10][ext]'

/** Folders of the shell, each with its documents, and the most bytes of the script that they share, as gzip. */
const FOLDERS = { landing: 10_000, access: 12_000 }

/** The documents beside the shell's page. The shell is built first and cleans the folder. */
export const defineDocuments = (dir: string, shell: ShellFiles): Configuration[] =>
  Object.entries(FOLDERS).flatMap(([folder, most]) => defineFolder(dir, shell, folder, most))

/**
 * The build of a folder's documents: one small script with its styles, and the module that renders the documents at build
 * time. Not part of the shell's compilation, where federation would add its runtime to every entry.
 */
function defineFolder(dir: string, shell: ShellFiles, folder: string, most: number): Configuration[] {
  const base = baseConfig(dir, folder)
  const output = {
    ...base.output,
    publicPath: '/',
    uniqueName: folder,
    clean: false,
    // The same font file as the shell's, so that it is cached when the shell opens.
    assetModuleFilename: ({ filename = '' }: { filename?: string }) =>
      extname(filename.split('?')[0] ?? '') === '.woff2' ? FONT : `${folder}-${FONT}`,
  }
  const resolve = { ...base.resolve, conditionNames: ['fichero:host', ...(base.resolve?.conditionNames ?? [])] }
  const pictures = { test: /\.webp$/, type: 'asset/resource' as const }
  const files = new EntryFilesPlugin(folder, most)
  const documents = `${folder}-document`
  return [
    {
      ...base,
      name: folder,
      dependencies: ['shell'],
      entry: { [folder]: `./${folder}/client.ts` },
      output,
      resolve,
      plugins: [...(base.plugins ?? []), files],
    },
    {
      ...base,
      name: documents,
      dependencies: [folder],
      target: 'node20',
      entry: { [folder]: { import: `./${folder}/document.ts`, library: { type: 'commonjs2' } } },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), pictures] },
      output: { ...output, filename: '[name].js', uniqueName: documents },
      plugins: [
        new DocumentPlugin(folder, () => ({
          head: [...ICON_TAGS, `<script>${shell.firstPaint}</script>`, ...files.tags],
        })),
      ],
      optimization: { minimize: false },
    },
  ]
}
