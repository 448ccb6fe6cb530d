import { getSession, onSessionChange } from '../session/store'

/** A notification, shown as a toast first. */
export interface Notice {
  id: number
  kind: 'success' | 'error'
  text: string
  /** Not announced to screen readers, because the focused element has the same text. */
  isQuiet?: boolean
  /** ISO instant. */
  at: string
}

/** The notifications of a session. */
export interface State {
  /** Shown for three seconds; newest last. */
  toasts: readonly Notice[]
  /** All notifications of this session, newest first; also after a reload. */
  notices: readonly Notice[]
  /** Number of notifications since the list was last opened. */
  unseen: number
}

const MAX_TOASTS = 4
const MAX_NOTICES = 50
const NOTHING: State = { toasts: [], notices: [], unseen: 0 }

/** In sessionStorage: `{ reader, notices, unseen }`, until the session ends. */
const KEY = 'notices'

const listeners = new Set<() => void>()
/** Id of the user whose notifications are in `state`. */
let reader = getSession()?.user.id
let state = restore()
let lastId = Math.max(0, ...state.notices.map(({ id }) => id))

/** Returns the stored notifications of the current user. */
function restore(): State {
  try {
    const { reader: owner, notices, unseen } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (owner !== undefined && owner === reader) return { toasts: [], notices, unseen }
  } catch {
    // The stored value has another format: start without notifications.
  }
  return NOTHING
}

/** Stores the notifications of the session in the tab. */
function save() {
  const { notices, unseen } = state
  if (reader === undefined) return sessionStorage.removeItem(KEY)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ reader, notices, unseen }))
  } catch {
    // The storage is full or disabled: notifications last until the page closes.
  }
}

/** Changes the state, stores it and notifies the listeners. */
function change(next: Partial<State>) {
  state = { ...state, ...next }
  save()
  for (const listener of listeners) listener()
}

/** Adds a notification, which is shown as a toast first. */
export function addNotice(kind: Notice['kind'], text: string, isQuiet = false) {
  lastId += 1
  const notice: Notice = { id: lastId, kind, text, ...(isQuiet && { isQuiet }), at: new Date().toISOString() }
  const notices = [notice, ...state.notices].slice(0, MAX_NOTICES)
  change({
    toasts: [...state.toasts, notice].slice(-MAX_TOASTS),
    notices,
    unseen: Math.min(state.unseen + 1, notices.length),
  })
}

/** Removes a toast; its notification stays in the list. */
export const removeToast = (id: number) => change({ toasts: state.toasts.filter((toast) => toast.id !== id) })

/** Marks all current notifications as seen. */
export function markSeen() {
  if (state.unseen > 0) change({ unseen: 0 })
}

/** Removes all notifications, including visible toasts. */
export const clearNotices = () => change(NOTHING)

/** Returns the notifications and toasts of the session. */
export const getNotices = () => state

/** Calls `listener` on every change. Returns a function that removes it. */
export function onNoticesChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Notifications are not visible to another user. A toast of the sign-in screen stays for its three seconds.
onSessionChange(() => {
  const now = getSession()?.user.id
  if (now === reader) return
  const isSignIn = reader === undefined
  reader = now
  change(isSignIn ? { notices: [], unseen: 0 } : NOTHING)
})
