import { ProgramFields } from '@fichero/kit/fields'

/** With the `form` of `useApiForm`. */
export const OfAProgram = () => <ProgramFields form={{ getInputProps: () => ({ defaultValue: '' }) }} />
