import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '../../..')

const REJECTED = [
  'font-size: 14px',
  'border-radius: 0 6px 6px',
  'border-top-left-radius: 3px',
  'color: #fff',
  'fill: rgb(1 2 3)',
]
const ALLOWED = ['font-size: var(--x)', 'border-radius: 50%', 'border-radius: calc(var(--x) - 1px)', 'padding: 3px']

/** Returns the declarations in a style sheet that the project's lint plugin rejects. */
function rejected(declarations: string[], file = 'a.css'): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'tokens-'))
  for (const name of ['biome.json', 'linter']) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, file), declarations.map((text, index) => `.a${index} {\n  ${text};\n}\n`).join('\n'))
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--vcs-enabled=false', '.'], {
    cwd: copy,
    encoding: 'utf8',
  })
  rmSync(copy, { recursive: true })
  const lines = [...(stdout + stderr).matchAll(/\.css:(\d+):\d+ plugin/g)].map(([, line]) => Number(line))
  return lines.map((line) => declarations[(line - 2) / 4] ?? `line ${line}`)
}

test('the linter rejects font sizes, radii and colours that are not tokens', () => {
  expect(rejected([...REJECTED, ...ALLOWED])).toEqual(REJECTED)
})

test('colours are defined in tokens.css', () => {
  expect(rejected(['--x: #fff'], 'tokens.css')).toEqual([])
  expect(rejected(['--x: #fff'])).toEqual(['--x: #fff'])
})
