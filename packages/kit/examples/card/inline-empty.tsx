import { InlineEmpty } from '@fichero/kit/card'

/** An empty list of tasks is good news and needs only a line. */
export const NothingToDo = () => <InlineEmpty title="No hay reservas por aprobar">Las nuevas se ven aquí.</InlineEmpty>
