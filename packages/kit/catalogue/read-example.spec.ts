import { readExample } from './read-example'

const SOURCE = `import { Box, type Side, useLid } from '@fichero/kit/boxes'
import { Button } from '@fichero/kit/ui'

/** Not shown. */
const side: Side = 'left'

export const answers = []

/** Open,
 * with \`Button\`. */
export const AnOpenBox = () => <Box side={side}><Button /></Box>

export function Closed() {}
`

test('an example file has the parts that it shows, and its components with their comments', () => {
  expect(readExample('./boxes/use-lid.tsx', SOURCE)).toEqual({
    area: 'boxes',
    name: 'useLid',
    shows: ['Box', 'type Side', 'useLid'],
    components: [
      { name: 'AnOpenBox', comment: 'Open, with `Button`.' },
      { name: 'Closed', comment: '' },
    ],
    source: SOURCE.trim(),
  })
})

test('an example file that is not named after a part keeps its own name', () => {
  expect(readExample('./boxes/all.tsx', SOURCE).name).toBe('all')
})
