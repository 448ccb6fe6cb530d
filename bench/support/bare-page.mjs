// What a page costs that a server draws and nothing else happens to: plain HTML with one style sheet and one script. Runs in a
// separate process, as the system does.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { forkServer } from './fork-server.mjs'

const FILE = fileURLToPath(import.meta.url)

/** In bytes, as they come over the line. */
const STYLES = 30_000
const SCRIPT = 90_000

const LOOK = 'body{margin:24px;font:16px/1.5 sans-serif;color:#1b1d17;background:#faf9f5}'

/**
 * Starts a server that answers every address with the same page.
 * @param {string} body what stands in the page's body, as HTML
 */
export const startBarePage = (body) => forkServer(FILE, { body })

/**
 * Rules and statements of which the page uses none, up to a size.
 * @param {string} start
 * @param {(number: number) => string} more
 * @param {number} size
 */
function filled(start, more, size) {
  let text = start
  for (let number = 0; text.length + more(number).length <= size; number++) text += more(number)
  return text.padEnd(size)
}

/** @param {{ port: number, body: string }} given */
function serve({ port, body }) {
  const files = {
    '/bare.css': { type: 'text/css', text: filled(LOOK, (number) => `.rule-${number}{margin:${number}px}`, STYLES) },
    '/bare.js': {
      type: 'text/javascript',
      text: filled('', (number) => `function f${number}(x){return x*${number}}`, SCRIPT),
    },
  }
  const page = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><link rel="stylesheet" href="/bare.css"><script defer src="/bare.js"></script></head><body>${body}</body></html>`
  const server = createServer(({ url = '/' }, response) => {
    const { type, text } = files[url] ?? { type: 'text/html; charset=utf-8', text: page }
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(text) })
    response.end(text)
  })
  server.listen(port, '127.0.0.1', () => process.send?.('ready'))
}

if (process.argv[1] === FILE) process.once('message', serve)
