import { useSyncExternalStore } from 'react'
import { getNotices, onNoticesChange } from '../notify/store'

/** Returns the notifications since the sign-in, newest first, at most fifty, and the number of unseen ones. */
export const useNotices = () => useSyncExternalStore(onNoticesChange, getNotices)
