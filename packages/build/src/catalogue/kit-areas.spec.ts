import { join } from 'node:path'
import { missingOf } from '@fichero/kit/catalogue/areas'
import { kitAreas } from './kit-areas'

const areas = kitAreas(join(__dirname, '../../../kit'))

test('every component and hook of the kit has a description and an example', () => {
  expect(missingOf(areas)).toEqual([])
})
