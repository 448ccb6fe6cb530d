/** The contract's messages for errors and for rows of imports: the namespace `errors`. */
export { default } from '@fichero/contract/locales/en/errors.json'
