import type { Language } from '@fichero/contract/enums'

// Stryker disable all: only the bundler reads it
const pictures = import.meta.webpackContext('../../pictures', {
  recursive: true,
  regExp: /^\.\/(es|en)\/[\w-]+\.webp$/,
})
// Stryker restore all

/** Returns the URL of `pictures/{language}/{file}`, a screenshot that `npm run screens` takes. */
export const pictureAddress = (language: Language, file: string | undefined) =>
  pictures(`./${language}/${file}`) as string
