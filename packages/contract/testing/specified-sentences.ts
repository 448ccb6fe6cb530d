import { SENTENCES_OF_API } from './sentences-of-api.ts'
import { SENTENCES_OF_FICHAS } from './sentences-of-fichas.ts'
import { SENTENCES_OF_INSTRUCTORS } from './sentences-of-instructors.ts'
import { SENTENCES_OF_PROGRAMS } from './sentences-of-programs.ts'
import { SENTENCES_OF_SHELL } from './sentences-of-shell.ts'

/**
 * Every sentence that the specification quotes, and how to provoke it. The sentences are verbatim, even if they address the
 * user as *tú*. They are grouped by the package that shows them, whose spec provokes them.
 */
export const SPECIFIED_SENTENCES = {
  fichas: SENTENCES_OF_FICHAS,
  instructors: SENTENCES_OF_INSTRUCTORS,
  programs: SENTENCES_OF_PROGRAMS,
  shell: SENTENCES_OF_SHELL,
  api: SENTENCES_OF_API,
}
