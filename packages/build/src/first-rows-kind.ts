import { rspack } from '@rspack/core'
import type { Kind } from './prerendered-parts-plugin'

/** The kit's module that formats numbers and dates. */
const FORMATS = /[\\/]i18n[\\/]formats(?:\.js)?$/
/** Replaces the module `FORMATS`: marks where a value of the API is formatted later. */
const MARKING = '@fichero/kit/first-rows/marking-formats'

const nothing = () => undefined

/** Prerenders templates for the first rows of lists, which the page fills when the response of the list's request arrives. */
export const FIRST_ROWS: Kind = {
  file: 'first-rows',
  draw: { module: '@fichero/kit/first-rows/draw-first-rows', name: 'drawFirstRows', exported: 'firstRows' },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(FORMATS, (resource) => {
      // The replacement itself imports the original module.
      if (!/[\\/]first-rows$/.test(resource.context ?? '')) resource.request = MARKING
    }),
  ],
  // Stubs: the templates use components of screens, which import modules that read browser globals.
  globals: { window: { addEventListener: nothing, history: {} }, localStorage: { getItem: () => null } },
}
