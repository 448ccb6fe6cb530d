// Baseline for a page with the rows of a ficha: a bare server that sends them as plain HTML, with one style sheet and one
// script.
import { once } from 'node:events'
import { createServer } from 'node:http'

const RULES =
  'body{margin:0;font:14px/20px sans-serif}main{margin:24px}table{width:100%;border-collapse:collapse}td,th{padding:8px 16px;border-bottom:1px solid #ddd;text-align:left}'
const STYLE_BYTES = 30_000
const SCRIPT_BYTES = 90_000

/** Appends results of `line` until the text has this size: rules and functions that the page does not use. */
function padded(start, line, bytes) {
  let text = start
  for (let number = 0; text.length < bytes; number++) text += line(number)
  return Buffer.from(text)
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param {{ nro_ficha: number, programa_formacion: string, aprendices: any[] }} ficha */
function pageOf({ nro_ficha, programa_formacion, aprendices }) {
  const cells = ({ nro_documento, nombre, apellido, estado, porcentaje_tyt, faltan }) =>
    [nro_documento, nombre, apellido, estado, `${porcentaje_tyt} %`, faltan ?? '—']
      .map((cell) => `<td>${escaped(String(cell))}</td>`)
      .join('')
  const rows = aprendices.map((person) => `<tr>${cells(person)}</tr>`).join('\n')
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${nro_ficha}</title><link rel="stylesheet" href="/style.css"><script defer src="/script.js"></script></head><body><main><h1>${escaped(programa_formacion)}</h1><table><thead><tr><th>Documento</th><th>Nombres</th><th>Apellidos</th><th>Estado</th><th>Avance</th><th>Faltan</th></tr></thead><tbody>${rows}</tbody></table></main></body></html>`
}

/**
 * Starts the server with the answer of `GET /fichas/:nroFicha`.
 * @param {Parameters<typeof pageOf>[0]} ficha
 * @param {Record<string, string>} [headers] of all its answers
 */
export async function startBareFicha(ficha, headers = {}) {
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: Buffer.from(pageOf(ficha)) }],
    [
      '/style.css',
      {
        type: 'text/css',
        body: padded(RULES, (number) => `.part-${number}{padding:${number}px;color:#333}`, STYLE_BYTES),
      },
    ],
    [
      '/script.js',
      {
        type: 'text/javascript',
        body: padded('', (number) => `function part${number}(value){return value+${number}}`, SCRIPT_BYTES),
      },
    ],
  ])
  const server = createServer(({ url = '' }, response) => {
    const { type, body } = files.get(url) ?? { type: 'text/plain', body: Buffer.alloc(0) }
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
