export { FormActions } from './form/form-actions'
export { FormAlert } from './form/form-alert'
export { type Form, useApiForm } from './form/use-api-form'
