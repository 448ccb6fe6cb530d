// Baseline for a server-rendered page: plain HTML with one style sheet and one script. Runs in a separate process, as the
// system does.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { forkServer } from './fork-server.mjs'

const FILE = fileURLToPath(import.meta.url)

/** Sizes in bytes; the server sends them uncompressed. */
const STYLES = 30_000
const SCRIPT = 90_000

const RULES = 'body{margin:24px;font:16px/1.5 sans-serif;color:#1b1d17;background:#faf9f5}'

/**
 * Starts a server that answers every address with the same page.
 * @param {string} body content of the page's body, as HTML
 */
export const startBarePage = (body) => forkServer(FILE, { body })

/**
 * Appends rules or statements that the page does not use, up to a size.
 * @param {string} start
 * @param {(number: number) => string} more
 * @param {number} size
 */
function padded(start, more, size) {
  let text = start
  for (let number = 0; text.length + more(number).length <= size; number++) text += more(number)
  return text.padEnd(size)
}

/** @param {{ port: number, body: string }} options */
function serve({ port, body }) {
  const files = {
    '/bare.css': { type: 'text/css', text: padded(RULES, (number) => `.rule-${number}{margin:${number}px}`, STYLES) },
    '/bare.js': {
      type: 'text/javascript',
      text: padded('', (number) => `function f${number}(x){return x*${number}}`, SCRIPT),
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
