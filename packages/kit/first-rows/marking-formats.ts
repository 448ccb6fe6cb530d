// In place of `src/i18n/formats` while first rows are drawn: a mark is written later, when its value is there.
import { markAs } from '@fichero/contract/first-rows'
import * as formats from '../src/i18n/formats'

export * from '../src/i18n/formats'

export const numberFormat: typeof formats.numberFormat = (value, locale) =>
  markAs(value, 'number') ?? formats.numberFormat(value, locale)

export const percentFormat: typeof formats.percentFormat = (value, locale) =>
  markAs(value, 'percent') ?? formats.percentFormat(value, locale)

export const dateFormat: typeof formats.dateFormat = (value, locale) =>
  markAs(value, 'date') ?? formats.dateFormat(value, locale)
