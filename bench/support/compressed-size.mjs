import { get } from 'node:http'

/** Returns the size of a file's response body in Brotli, in bytes. Not with `fetch`, which would decompress it. */
export const compressedSize = (file) =>
  new Promise((resolve, reject) => {
    get(file, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let size = 0
      answer.on('data', (chunk) => {
        size += chunk.length
      })
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
