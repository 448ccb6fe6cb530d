import type { Responsible } from './owed.schema.ts'

/** What tells those who owe judgments apart: the document, or the name where the report has nothing else. */
export const responsibleKey = ({ documento, nombre }: Pick<Responsible, 'documento' | 'nombre'>) => documento ?? nombre
