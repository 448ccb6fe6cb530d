import { getSession, onSessionChange } from '../session/store'

export interface Notice {
  id: number
  kind: 'success' | 'error'
  text: string
  /** The screen says it itself to who does not see, with the focus: it is not said again. */
  isQuiet?: boolean
  /** ISO instant. */
  at: string
}

/** The notifications of a session. */
export interface State {
  /** Shown for three seconds; newest last. */
  toasts: readonly Notice[]
  /** All notifications of this session, newest first; over a reload as well. */
  notices: readonly Notice[]
  /** Number of notifications since the list was last opened. */
  unseen: number
}

const MOST_TOASTS = 4
const MOST_NOTICES = 50
const NOTHING: State = { toasts: [], notices: [], unseen: 0 }

/** In sessionStorage: `{ reader, notices, unseen }`, until the session ends. */
const KEY = 'notices'

const listeners = new Set<() => void>()
let reader = getSession()?.user.id
let state = kept()
let lastId = Math.max(0, ...state.notices.map(({ id }) => id))

function kept(): State {
  try {
    const { reader: owner, notices, unseen } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (owner !== undefined && owner === reader) return { toasts: [], notices, unseen }
  } catch {
    // Not written by us: start without any.
  }
  return NOTHING
}

function keep() {
  const { notices, unseen } = state
  if (reader === undefined) return sessionStorage.removeItem(KEY)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ reader, notices, unseen }))
  } catch {
    // The storage is full or disabled: they last until the page is left.
  }
}

function change(next: Partial<State>) {
  state = { ...state, ...next }
  keep()
  for (const listener of listeners) listener()
}

export function addNotice(kind: Notice['kind'], text: string, isQuiet = false) {
  lastId += 1
  const notice: Notice = { id: lastId, kind, text, ...(isQuiet && { isQuiet }), at: new Date().toISOString() }
  const notices = [notice, ...state.notices].slice(0, MOST_NOTICES)
  change({
    toasts: [...state.toasts, notice].slice(-MOST_TOASTS),
    notices,
    unseen: Math.min(state.unseen + 1, notices.length),
  })
}

export const removeToast = (id: number) => change({ toasts: state.toasts.filter((toast) => toast.id !== id) })

export function markSeen() {
  if (state.unseen > 0) change({ unseen: 0 })
}

/** Removes all notifications, including visible toasts. */
export const clearNotices = () => change(NOTHING)

export const getNotices = () => state

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
