import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { missingOf } from '@fichero/kit/catalogue/areas'
import { kitAreas } from './kit-areas'

test('every component and hook of the kit has a description and an example', () => {
  expect(missingOf(kitAreas(join(__dirname, '../../../kit')))).toEqual([])
})

describe('a kit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', JSON.stringify({ exports: { './boxes': './src/boxes.ts', './host': {}, './texts/es': '' } }))
  write(
    'src/boxes.ts',
    `// What boxes are
// made of.
export { Box, type Side } from './box'
export {
  /** A line. */
  Line,
  useLine,
} from 'lines'
export { useLid } from './use-lid'
/** Returns twice the sides. */
export const twice = (side: number): number => 2 * side`,
  )
  write(
    'src/box.tsx',
    `import type { LineProps } from 'lines'
import type { Lid } from './lid'
export type { Side } from './lid'
interface BoxProps extends Omit<Lid, 'colour'>, LineProps {
  /** How long
   * it is. */
  side: number
  lid: {
    /** Green. */
    colour: string
    isOpen: boolean
  }
}
/**
 * Holds things.
 * @keys Enter opens it.
 */
export function Box(props: BoxProps) {
  const { side, isOpen = false } = props
  return side
}`,
  )
  write('src/lid.ts', `export type Side = 'left' | 'right'\nexport interface Lid { isOpen?: boolean; colour: string }`)
  write('src/use-lid.ts', `import type { Lid } from './lid'\nexport function useLid({ colour }: Lid) {}`)
  write(
    'examples/boxes/box.tsx',
    `import { Box, Line } from '@fichero/kit/boxes'\n/** Open. */\nexport const AnOpenBox = () => <Box><Line /></Box>`,
  )
  const areas = kitAreas(folder)
  const [boxes] = areas
  const part = (name: string) => boxes?.parts.find((candidate) => candidate.name === name)

  it('is read from its entry points, except those for the shell', () => {
    expect(areas.map(({ name, about }) => [name, about])).toEqual([['boxes', 'What boxes are made of.']])
    expect(boxes?.parts.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'component Box',
      'component Line',
      'hook useLine',
      'hook useLid',
      'function twice',
      'type Side',
    ])
  })

  it('has the props that its sources declare, including props inherited from other types', () => {
    expect(part('Box')).toMatchObject({
      description: 'Holds things.',
      keys: 'Enter opens it.',
      props: [
        { name: 'side', type: 'number', isNeeded: true, description: 'How long it is.' },
        { name: 'lid', type: '{ colour: string; isOpen: boolean }' },
        { name: 'isOpen', type: 'boolean', isNeeded: false, initial: 'false' },
      ],
      inherited: ['LineProps'],
    })
    expect(part('Line')).toMatchObject({ description: 'A line.', library: 'lines' })
    expect(part('useLid')).toMatchObject({
      signature: 'useLid(options: Lid)',
      props: [{ name: 'isOpen' }, { name: 'colour' }],
    })
    expect(part('twice')).toMatchObject({ signature: 'twice(side: number): number' })
    expect(part('Side')).toMatchObject({ signature: "type Side = 'left' | 'right'" })
  })

  it('contains the source of its examples; parts without a description or an example are reported', () => {
    expect(boxes?.files).toMatchObject([
      { path: 'boxes/box.tsx', shows: ['Box', 'Line'], examples: [{ name: 'AnOpenBox', description: 'Open.' }] },
    ])
    expect(missingOf(areas)).toEqual([
      'boxes.useLine has no description: write a doc comment above it',
      'boxes.useLine has no example: examples/boxes/use-line.tsx',
      'boxes.useLid has no description: write a doc comment above it',
      'boxes.useLid has no example: examples/boxes/use-lid.tsx',
    ])
  })
})
