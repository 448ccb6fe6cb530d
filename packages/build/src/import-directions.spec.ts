import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '../../..')
const BIOME = join(root, 'node_modules/.bin/biome')

const REJECTED = [
  ['packages/contract/src', '@fichero/kit/api'],
  ['packages/contract/src', 'node:fs'],
  ['packages/contract/testing', '@fichero/kit/api'],
  ['packages/kit/src', '@fichero/shell/main'],
  ['packages/kit/src', '@fichero/build/shared'],
  ['packages/build/src', '@module-federation/runtime/dist/index.js'],
  ['mfe-fichas/src/pages', '@fichero/mfe-programs/remote'],
  ['mfe-fichas/src/pages', '@fichero/api/app'],
  ['mfe-fichas/src/pages', '../../../shell/src/router'],
  ['mfe-fichas/src/pages', '@mantine/core'],
  ['mfe-fichas/src/pages', '@fichero/kit/host'],
  ['mfe-fichas/testing', '@fichero/api/app'],
  ['shell/src', '@fichero/mfe-fichas/remote'],
  ['shell/src/remotes/loader', '@fichero/kit/ui'],
  ['shell/src/remotes/loader', 'react'],
  ['shell/src/remotes/loader', 'react-dom/client'],
  ['shell/src/remotes/loader', '../views/remote-view'],
  ['shell/src/remotes/loader', '@module-federation/webpack-bundler-runtime/dist/consumes.js'],
  ['api/src/areas/users', '@fichero/kit/api'],
  ['api/src/files/spreadsheet-reader', '../../errors/fail.js'],
  ['api/src/files/spreadsheet-reader', '@nestjs/common'],
  ['api/src/files/spreadsheet-reader', 'typeorm'],
  ['e2e/journeys', '@fichero/api/database/searchable'],
  ['e2e/support', '../../api/dist/main.js'],
  ['e2e/support', '@fichero/build/define-remote'],
  ['bench/support', '@fichero/kit/api'],
  ['bench', '../api/dist/main.js'],
] as const

const ALLOWED = [
  ['packages/kit/src', '@fichero/contract/enums'],
  ['mfe-fichas/src/pages', '@fichero/kit/ui'],
  ['mfe-fichas/src/pages', '@fichero/contract/paths'],
  ['shell/src', '@fichero/kit/router'],
  ['shell/src', '@fichero/kit/host'],
  ['shell/src/remotes/views', 'react'],
  ['shell/src/remotes/loader', '@fichero/contract/remotes.schema'],
  ['shell/src/remotes/loader', '@fichero/kit/api'],
  ['shell/src/remotes/loader', '@module-federation/enhanced/runtime'],
  ['api/src/areas/users', '@fichero/contract/errors'],
  ['api/src/files/spreadsheet-reader', '@fichero/contract/errors'],
  ['api/src/files/spreadsheet-reader', './records.js'],
  ['e2e/journeys', '@fichero/contract/paths'],
  ['e2e/journeys', '../support/server.mjs'],
  ['e2e/support', '@fichero/build/find-browser'],
  ['bench/support', '@fichero/e2e/server'],
  ['bench/support', '@fichero/api/database/searchable'],
  ['bench/one-application', '@fichero/build/base-config'],
] as const

/** Returns the imports that the project's linter rejects. Each is written into a file at its location. */
function rejected(imports: readonly (readonly [string, string])[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'directions-'))
  for (const file of ['biome.json', 'linter']) cpSync(join(root, file), join(copy, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  imports.forEach(([folder, module], index) => {
    const file = join(copy, folder, `import-${index}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { x } from '${module}'\n\nexport const y = x\n`)
  })
  const { stdout, stderr } = spawnSync(BIOME, ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'], {
    cwd: copy,
    encoding: 'utf8',
  })
  rmSync(copy, { recursive: true })
  const output = stdout + stderr
  return imports
    .filter(([folder], index) =>
      new RegExp(`${folder}/import-${index}\\.ts:1:\\d+ (lint/style/noRestrictedImports|plugin)`).test(output),
    )
    .map(([folder, module]) => `${folder} imports ${module}`)
}

test('the linter rejects imports against the layers and imports of files inside a package, and no others', () => {
  expect(rejected([...REJECTED, ...ALLOWED])).toEqual(REJECTED.map(([folder, module]) => `${folder} imports ${module}`))
})
