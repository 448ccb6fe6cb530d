import { get } from 'node:http'

/** Size of a file's response body as browsers get it, in Brotli; `fetch` would decompress it. */
export const packedSize = (file) =>
  new Promise((resolve, reject) => {
    get(file, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let size = 0
      answer.on('data', (chunk) => {
        size += chunk.length
      })
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
