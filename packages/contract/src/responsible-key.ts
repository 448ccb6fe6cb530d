import type { Responsible } from './owed.schema.ts'

/** Returns the key of a person who owes judgments: the document number, or the name if the report has no number. */
export const responsibleKey = ({ documento, nombre }: Pick<Responsible, 'documento' | 'nombre'>) => documento ?? nombre
