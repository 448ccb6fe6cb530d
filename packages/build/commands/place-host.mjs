// A module that exists only during a check. Its page has the extension slots (`PART_SLOTS`) of all pages of other modules, so that
// sections in these slots open without the data of those pages. The entry is written by hand, because there is no build.
import { createHash } from 'node:crypto'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { PART_SLOTS } from '@fichero/contract/places'

const NAME = 'release-check'
const HASH = '0'.repeat(16)
const VALUES = { number: 1, text: '1' }

/** Returns the address of a page that has only this extension slot. @param {string} place */
export const placeAddress = (place) => `/${NAME}/${place}`

/** The values that each extension slot passes to its sections. */
const values = Object.fromEntries(
  Object.entries(PART_SLOTS).map(([place, kinds]) => [
    place,
    Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, VALUES[kind]])),
  ]),
)

// React and the kit come from the shell, as for any remote.
const entry = `{
const given = ${JSON.stringify(values)}
let scope
const shared = async (name) => (await Object.values(scope[name])[0].get())()
window.fichero_release_check = {
  init(shareScope) { scope = shareScope },
  async get() {
    const [{ createElement }, { Place }] = await Promise.all([shared('react'), shared('@fichero/kit/places')])
    const name = location.pathname.split('/').pop()
    const Page = () => createElement('div', null, createElement('h1', null, name), createElement(Place, { name, given: given[name] }))
    return () => ({ Page })
  },
}
}`

/** @type {Map<string, Buffer>} */
const contents = new Map([
  ['remote-entry.js', Buffer.from(entry)],
  ['texts.json', Buffer.from('{}')],
])

/** Returns the module in the form of a `Build`. @param {string} kit range of the kit's version */
export const placeHost = (kit) => ({
  contents,
  descriptor: {
    name: NAME,
    version: '1.0.0',
    hash: HASH,
    contract: CONTRACT_MAJOR,
    kit,
    entry: 'remote-entry.js',
    globalName: 'fichero_release_check',
    routes: [{ path: placeAddress(':place'), page: 'place-page', titleKey: 'title', access: 'public' }],
    links: [],
    parts: [],
    labels: { es: { title: NAME }, en: { title: NAME } },
    locales: { es: 'texts.json', en: 'texts.json' },
    pages: { 'place-page': [] },
    assets: [...contents].map(([file, content]) => ({
      file,
      size: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    })),
  },
})
