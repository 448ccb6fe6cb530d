import { FIELD_ERRORS_EN } from '@fichero/contract/field-errors.en'
import texts from '../locales/en.json'

/** The texts of the kit, with the contract's sentences of wrong fields. */
export default { ...texts, field: { ...FIELD_ERRORS_EN, ...texts.field } }
