import {
  Award,
  Bell,
  BookOpen,
  Brain,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  Clock,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Files,
  FileText,
  Info,
  Layers,
  LayoutDashboard,
  ListChecks,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Phone,
  Plus,
  RotateCw,
  Search,
  ShoppingCart,
  SlidersHorizontal,
  SquarePen,
  SquarePlay,
  TriangleAlert,
  Undo2,
  Users,
  WifiOff,
  X,
} from 'lucide-react';
import type { CSSProperties } from 'react';

const glyphs = {
  award: Award,
  bell: Bell,
  book: BookOpen,
  brain: Brain,
  calendar: Calendar,
  cart: ShoppingCart,
  chat: MessageCircle,
  check: Check,
  clock: Clock,
  close: X,
  cockpit: LayoutDashboard,
  down: ChevronDown,
  error: CircleAlert,
  external: ExternalLink,
  eye: Eye,
  eyeOff: EyeOff,
  files: Files,
  info: Info,
  left: ChevronLeft,
  lock: Lock,
  logout: LogOut,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  more: Ellipsis,
  module: Layers,
  offline: WifiOff,
  people: Users,
  phone: Phone,
  pin: MapPin,
  plus: Plus,
  retry: RotateCw,
  right: ChevronRight,
  ring: Circle,
  search: Search,
  settings: SlidersHorizontal,
  task: SquarePen,
  test: ListChecks,
  text: FileText,
  undo: Undo2,
  video: SquarePlay,
  warning: TriangleAlert,
} as const;

/** Name of an icon of the set. */
export type IconName = keyof typeof glyphs;

/** All icon names, for the styleguide. */
export const iconNames = Object.keys(glyphs) as IconName[];

/** Props of Icon. */
export type IconProps = {
  name: IconName;
  /** Edge in pixels, 20 by default; 16 beside small text. */
  size?: number;
  /** Line width in pixels on the 24 grid, 1.5 by default. */
  stroke?: number;
  /** Accessible name; without it the icon is decoration and its words must stand beside it. */
  label?: string;
  color?: string;
  className?: string;
  style?: CSSProperties;
};

/** An icon of the one line-icon family in use. */
export function Icon({ name, size = 20, stroke = 1.5, label, color, className, style }: IconProps) {
  const Glyph = glyphs[name];
  return (
    <Glyph
      size={size}
      strokeWidth={stroke}
      color={color}
      className={className}
      style={style}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
