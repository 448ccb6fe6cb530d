import { FIELD_ERRORS } from '@fichero/contract/field-errors'
import texts from '../locales/es.json'

/** The texts of the kit, with the contract's sentences of wrong fields. */
export default { ...texts, field: { ...FIELD_ERRORS, ...texts.field } }
