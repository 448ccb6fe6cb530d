import {
  IconAlertTriangle as AlertTriangle,
  IconArrowLeft as ArrowLeft,
  IconBan as Ban,
  IconBell as Bell,
  IconBook as Book,
  IconCheck as Check,
  IconChevronDown as ChevronDown,
  IconChevronRight as ChevronRight,
  IconClock as Clock,
  IconDeviceDesktop as DeviceDesktop,
  IconDownload as Download,
  IconEdit as Edit,
  IconEye as Eye,
  IconFileSpreadsheet as FileSpreadsheet,
  IconFolders as Folders,
  IconHome as Home,
  IconLanguage as Language,
  IconLogout as Logout,
  IconMenu2 as Menu2,
  IconMoon as Moon,
  IconPlus as Plus,
  IconPrinter as Printer,
  IconRefresh as Refresh,
  IconSchool as School,
  IconSearch as Search,
  IconSun as Sun,
  IconUpload as Upload,
  IconUser as User,
  IconUsers as Users,
  IconX as X,
} from '@tabler/icons-react'
import { sized } from './icons/sized'

export const IconAlertTriangle = /* @__PURE__ */ sized(AlertTriangle)
export const IconArrowLeft = /* @__PURE__ */ sized(ArrowLeft)
export const IconBan = /* @__PURE__ */ sized(Ban)
export const IconBell = /* @__PURE__ */ sized(Bell)
export const IconBook = /* @__PURE__ */ sized(Book)
export const IconCheck = /* @__PURE__ */ sized(Check)
export const IconChevronDown = /* @__PURE__ */ sized(ChevronDown)
export const IconChevronRight = /* @__PURE__ */ sized(ChevronRight)
export const IconClock = /* @__PURE__ */ sized(Clock)
export const IconDeviceDesktop = /* @__PURE__ */ sized(DeviceDesktop)
export const IconDownload = /* @__PURE__ */ sized(Download)
export const IconEdit = /* @__PURE__ */ sized(Edit)
export const IconEye = /* @__PURE__ */ sized(Eye)
export const IconFileSpreadsheet = /* @__PURE__ */ sized(FileSpreadsheet)
export const IconFolders = /* @__PURE__ */ sized(Folders)
export const IconHome = /* @__PURE__ */ sized(Home)
export const IconLanguage = /* @__PURE__ */ sized(Language)
export const IconLogout = /* @__PURE__ */ sized(Logout)
export const IconMenu2 = /* @__PURE__ */ sized(Menu2)
export const IconMoon = /* @__PURE__ */ sized(Moon)
export const IconPlus = /* @__PURE__ */ sized(Plus)
export const IconPrinter = /* @__PURE__ */ sized(Printer)
export const IconRefresh = /* @__PURE__ */ sized(Refresh)
export const IconSchool = /* @__PURE__ */ sized(School)
export const IconSearch = /* @__PURE__ */ sized(Search)
export const IconSun = /* @__PURE__ */ sized(Sun)
export const IconUpload = /* @__PURE__ */ sized(Upload)
export const IconUser = /* @__PURE__ */ sized(User)
export const IconUsers = /* @__PURE__ */ sized(Users)
export const IconX = /* @__PURE__ */ sized(X)
