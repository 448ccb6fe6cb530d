import { defineRemote } from '@fichero/build/define-remote'
import { definition } from './remote'

export default defineRemote(import.meta.dirname, definition)
