import { useSyncExternalStore } from 'react'
import { getNotices, onNoticesChange } from '../notify/store'

/** Notifications since sign-in, newest first, at most fifty; and the number of unseen ones. */
export const useNotices = () => useSyncExternalStore(onNoticesChange, getNotices)
