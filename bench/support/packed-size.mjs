import { get } from 'node:http'

/** Bytes of a file's body as gzip: `fetch` would unpack it. */
export const packedSize = (file) =>
  new Promise((resolve, reject) => {
    get(file, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let size = 0
      answer.on('data', (chunk) => {
        size += chunk.length
      })
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
