import { useSyncExternalStore } from 'react'
import { getNotices, onNoticesChange } from '../notify/store'

/** The notices since this person signed in, the newest first, at most fifty; and how many were not looked at yet. */
export const useNotices = () => useSyncExternalStore(onNoticesChange, getNotices)
