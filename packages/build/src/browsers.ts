/**
 * The first versions with all features in use: modal dialogs, popovers, CSS nesting, the newer methods of arrays and
 * promises. Builds transpile for these browsers. Older browsers show a message with this list. README and manual
 * repeat the list.
 */
export const BROWSERS = [
  { name: 'Chrome', version: '120' },
  { name: 'Edge', version: '120' },
  { name: 'Firefox', version: '125' },
  { name: 'Safari', version: '17.4' },
]

/** The same list in the format of Browserslist. */
export const TARGETS = BROWSERS.map(({ name, version }) => `${name.toLowerCase()} >= ${version}`)
