import type sentences from './locales/es/fields.json'

/**
 * Errors of single form fields. Schemas use these codes as issue messages; their sentences are in `locales/{es,en}/fields.json`.
 */
export type FieldErrorCode = keyof typeof sentences.field

/** Messages about a form in which fields are empty. */
export type IncompleteFormCode = keyof typeof sentences.incomplete
