import type { Language, Theme } from '@fichero/contract/enums'

const files = import.meta.webpackContext('./pictures', { regExp: /\.webp$/ })

/** Returns the URL of the ficha's picture with this width in pixels, as taken by `npm run screens`. */
export const pictureUrl = (language: Language, theme: Exclude<Theme, 'sistema'>, width: number) =>
  files(`./ficha-${language}-${theme}-${width}.webp`) as string
