export { FormActions } from './form/form-actions'
export { FormAlert } from './form/form-alert'
export { FormProblems } from './form/form-problems'
export { type Form, useApiForm } from './form/use-api-form'
