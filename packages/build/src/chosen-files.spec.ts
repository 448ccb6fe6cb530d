import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const PARTS = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))
const SOURCES = ['packages/kit', ...PARTS]
  .map((part) => `${part}/src`)
  .flatMap((dir) => readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)))
  .filter((name) => /\.tsx?$/.test(name) && !/\.spec\./.test(name))
/** Returns the files of the product's screens that contain a pattern. */
const having = (pattern: RegExp) =>
  SOURCES.filter((name) => pattern.test(readFileSync(join(root, name), 'utf8'))).sort()

test('every file of a form is chosen in FileDrop, which reads it into memory', () => {
  expect(having(/type="file"|useDropzone|<FileInput|<FileButton|showOpenFilePicker|event\.dataTransfer\b/)).toEqual([
    // Both hand files to a screen, by `handFiles`.
    'packages/kit/src/files/files-button.tsx',
    'packages/kit/src/import/file-drop.tsx',
    'shell/src/files/drop-anywhere.tsx',
  ])
  expect(having(/<FileDrop/).length).toBeGreaterThan(5)
})

test('a screen that receives handed files reads them into memory', () => {
  const receivers = having(/useHandedFiles\(PATHS/)
  expect(receivers).toEqual([
    'mfe-fichas/src/pages/load-reports-page.tsx',
    'mfe-fichas/src/pages/pe04-page.tsx',
    'mfe-fichas/src/tyt-load/load-steps-form.tsx',
  ])
  expect(having(/await fileInMemory\(/)).toEqual([
    'mfe-fichas/src/loads/loads.ts',
    'mfe-fichas/src/pages/pe04-page.tsx',
    'mfe-fichas/src/tyt-load/load-steps-form.tsx',
    'packages/kit/src/import/read-chosen.ts',
  ])
})
