import { extname } from 'node:path'
import type { Configuration } from '@rspack/core'
import { baseConfig, production } from './base-config'
import { DocumentPlugin } from './document-plugin'
import { EntryFilesPlugin } from './entry-files-plugin'
import type { ShellFiles } from './page-plugin'
import { ICON_TAGS } from './page-tags'

const NAME = 'landing'
const FONT = '[name].[contenthash:10][ext]'

/**
 * The build of the landing page, a separate document beside the shell's: one small script with its styles, and the
 * module that renders the document at build time. Not part of the shell's compilation, where federation would add its
 * runtime to every entry.
 */
export function defineLanding(dir: string, shell: ShellFiles): Configuration[] {
  const base = baseConfig(dir, NAME)
  // The shell is built first and cleans the folder.
  const output = {
    ...base.output,
    publicPath: '/',
    uniqueName: NAME,
    clean: false,
    // The same font file as the shell's, so that it is cached when the shell opens.
    assetModuleFilename: ({ filename = '' }: { filename?: string }) =>
      extname(filename.split('?')[0] ?? '') === '.woff2' ? FONT : `${NAME}-${FONT}`,
  }
  const pictures = { test: /\.webp$/, type: 'asset/resource' as const }
  const files = new EntryFilesPlugin(NAME)
  const documents = `${NAME}-document`
  return [
    {
      ...base,
      name: NAME,
      dependencies: ['shell'],
      entry: { [NAME]: './landing/client.ts' },
      output,
      plugins: [...(base.plugins ?? []), files],
    },
    {
      ...base,
      name: documents,
      dependencies: [NAME],
      target: 'node20',
      entry: { [NAME]: { import: './landing/document.ts', library: { type: 'commonjs2' } } },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), pictures] },
      output: { ...output, filename: '[name].js', uniqueName: documents },
      plugins: [
        new DocumentPlugin(NAME, () => ({
          head: [...ICON_TAGS, shell.firstPaint, ...files.tags],
          shellFiles: production ? shell.needed : [],
        })),
      ],
      optimization: { minimize: false },
    },
  ]
}
