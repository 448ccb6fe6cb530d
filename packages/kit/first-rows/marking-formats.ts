// Replaces `src/i18n/formats` while the row templates are rendered: adds the format to a mark, whose value is formatted later.
import { markAs } from '@fichero/contract/first-rows'
import * as formats from '../src/i18n/formats'

export * from '../src/i18n/formats'

export const numberFormat: typeof formats.numberFormat = (value, locale) =>
  markAs(value, 'number') ?? formats.numberFormat(value, locale)

export const percentFormat: typeof formats.percentFormat = (value, locale) =>
  markAs(value, 'percent') ?? formats.percentFormat(value, locale)

export const dateFormat: typeof formats.dateFormat = (value, locale) =>
  markAs(value, 'date') ?? formats.dateFormat(value, locale)
