// A part of the page itself (`PagePlugin`): data is asked for before any script has come.
import { askFirst } from '@fichero/kit/api/ask-first'
import { storedLanguage } from './i18n/language'

try {
  askFirst(storedLanguage())
} catch {
  // Storage is disabled, or the page is not from the server: the client asks by itself.
}
