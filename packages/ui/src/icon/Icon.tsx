import {
  ArrowUpDown,
  Award,
  Bell,
  BookOpen,
  Brain,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Circle,
  CircleAlert,
  Clock,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Files,
  FileText,
  Flag,
  House,
  Info,
  Layers,
  ListChecks,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Pencil,
  Phone,
  Plus,
  RotateCw,
  Search,
  Shield,
  SlidersHorizontal,
  SquarePen,
  SquarePlay,
  Table,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  User,
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
  chat: MessageCircle,
  check: Check,
  clock: Clock,
  close: X,
  copy: Copy,
  down: ChevronDown,
  download: Download,
  error: CircleAlert,
  external: ExternalLink,
  eye: Eye,
  eyeOff: EyeOff,
  files: Files,
  flag: Flag,
  home: House,
  info: Info,
  left: ChevronLeft,
  lock: Lock,
  logout: LogOut,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  module: Layers,
  more: Ellipsis,
  offline: WifiOff,
  pen: Pencil,
  people: Users,
  person: User,
  phone: Phone,
  pin: MapPin,
  plus: Plus,
  retry: RotateCw,
  right: ChevronRight,
  ring: Circle,
  search: Search,
  shield: Shield,
  sliders: SlidersHorizontal,
  sort: ArrowUpDown,
  table: Table,
  task: SquarePen,
  test: ListChecks,
  text: FileText,
  trash: Trash2,
  undo: Undo2,
  up: ChevronUp,
  upload: Upload,
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
