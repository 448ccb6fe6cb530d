export { FormActions } from './form/form-actions'
export { type Form, useApiForm } from './form/use-api-form'
