import { FIELD_ERRORS, INCOMPLETE_FORMS } from '@fichero/contract/field-errors'
import texts from '../locales/es.json'

/** The texts of the kit, with the contract's sentences of wrong fields and of incomplete forms. */
export default { ...texts, field: { ...FIELD_ERRORS, ...texts.field }, incomplete: INCOMPLETE_FORMS }
