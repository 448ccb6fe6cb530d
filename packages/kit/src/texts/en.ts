import { FIELD_ERRORS_EN, INCOMPLETE_FORMS_EN } from '@fichero/contract/field-errors.en'
import texts from '../locales/en.json'

/** The texts of the kit, with the contract's sentences of wrong fields and of incomplete forms. */
export default { ...texts, field: { ...FIELD_ERRORS_EN, ...texts.field }, incomplete: INCOMPLETE_FORMS_EN }
