import { extname } from 'node:path'
import type { ShellDocument } from '@fichero/contract/shell-documents'
import type { Configuration } from '@rspack/core'
import { baseConfig, styleMinimizer } from './base-config'
import { DocumentPlugin } from './document-plugin'
import { EntryFilesPlugin } from './entry-files-plugin'
import type { ShellFiles } from './page-plugin'
import { DOCUMENT_TAGS } from './page-tags'

const FONT = '[name].[contenthash:10][ext]'

/** Folders of the shell with documents, and the maximum size of the script that the documents share, in bytes as gzip. */
const FOLDERS: Record<ShellDocument, number> = { landing: 4_000, 'own-progress': 4_000, 'opt-out': 4_000 }

/**
 * Returns the builds of documents: pages without React, such as the landing page. They must run after the shell's build, which
 * empties the output folder.
 */
export const defineDocuments = (dir: string, shell: ShellFiles): Configuration[] =>
  Object.entries(FOLDERS).flatMap(([folder, maxBytes]) => defineFolder(dir, shell, folder, maxBytes))

/**
 * Returns the builds of a folder's documents: one small script, and the module that renders the documents at build time. Both
 * import the styles. They are not part of the shell's compilation, where federation would add its runtime to every entry.
 */
function defineFolder(dir: string, shell: ShellFiles, folder: string, maxBytes: number): Configuration[] {
  const base = baseConfig(dir, folder)
  const output = {
    ...base.output,
    publicPath: '/',
    uniqueName: folder,
    clean: false,
    // The same font file name as in the shell, so that the font is cached when the shell opens.
    assetModuleFilename: ({ filename = '' }: { filename?: string }) =>
      extname(filename.split('?')[0] ?? '') === '.woff2' ? FONT : `${folder}-${FONT}`,
  }
  const resolve = { ...base.resolve, conditionNames: ['fichero:host', ...(base.resolve?.conditionNames ?? [])] }
  const pictures = { test: /\.webp$/, type: 'asset/resource' as const }
  const files = new EntryFilesPlugin(folder, maxBytes)
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
      entry: { [folder]: { import: `./${folder}/document`, library: { type: 'commonjs2' } } },
      module: {
        ...base.module,
        rules: [...(base.module?.rules ?? []), pictures],
        // Otherwise a build for Node.js has class names but no style sheets.
        generator: { 'css/auto': { ...base.module?.generator?.['css/auto'], exportsOnly: false } },
      },
      output: { ...output, filename: '[name].js', uniqueName: documents },
      resolve,
      plugins: [
        new DocumentPlugin(folder, (styles) => ({
          head: [
            `<script>${shell.oldBrowser}</script>`,
            ...DOCUMENT_TAGS,
            `<script>${shell.firstPaint}</script>`,
            ...styles,
            ...files.tags,
          ],
        })),
      ],
      // The styles are inlined into the document.
      optimization: { minimize: true, minimizer: [styleMinimizer] },
    },
  ]
}
