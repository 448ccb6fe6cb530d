import { MAX_REMOTE_FILE } from '@fichero/contract/limits'
import { requireSmallFiles } from './require-small-files'

test('a file of the largest size is accepted', () => {
  expect(() => requireSmallFiles([{ file: 'a.js', size: MAX_REMOTE_FILE }])).not.toThrow()
})

test('each larger file is named, with its size and the maximum', () => {
  const files = ['a.js', 'b.js', 'c.js.map'].map((file, index) => ({ file, size: MAX_REMOTE_FILE + index * 1_500_000 }))
  expect(() => requireSmallFiles(files)).toThrow(
    'b.js has 5.4 MB, more than the 4 MB that one file may have. Load parts of it on demand.\nc.js.map has 6.9 MB, more',
  )
})
