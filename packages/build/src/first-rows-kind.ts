import { rspack } from '@rspack/core'
import type { Kind } from './drawn-pages-plugin'

const FORMATS = /[\\/]i18n[\\/]formats(?:\.js)?$/
const MARKING = '@fichero/kit/first-rows/marking-formats'

const nothing = () => undefined

/** The first rows of pages, as templates, which the page fills when their call is answered. */
export const FIRST_ROWS: Kind = {
  file: 'first-rows',
  draw: { module: '@fichero/kit/first-rows/draw-first-rows', name: 'drawFirstRows', exported: 'firstRows' },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(FORMATS, (asked) => {
      // Not for the one that stands in their place.
      if (!/[\\/]first-rows$/.test(asked.context ?? '')) asked.request = MARKING
    }),
  ],
  // The components are those of the screen, and what they import looks at the browser.
  globals: { window: { addEventListener: nothing, history: {} }, localStorage: { getItem: () => null } },
}
