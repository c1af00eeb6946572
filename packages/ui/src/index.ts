export { Button, type ButtonOwnProps } from './action/Button.tsx';
export { coveringLink } from './action/coveringLink.ts';
export { IconButton, type IconButtonOwnProps } from './action/IconButton.tsx';
export { TextLink, type TextLinkOwnProps } from './action/TextLink.tsx';
export { Avatar, AvatarGroup, type AvatarGroupProps, type AvatarProps } from './data/Avatar.tsx';
export {
  CircleDiagram,
  type CircleDiagramProps,
  type DiagramSector,
} from './data/CircleDiagram.tsx';
export { Emblem } from './data/Emblem.tsx';
export { Figure } from './data/Figure.tsx';
export { GradeRing, type GradeRingProps } from './data/GradeRing.tsx';
export { NextPanel, type NextPanelProps } from './data/NextPanel.tsx';
export { ProgressRing, type ProgressRingProps, type RingPart } from './data/ProgressRing.tsx';
export { assessmentLook } from './feedback/assessmentLook.ts';
export { attendanceLook } from './feedback/attendanceLook.ts';
export { CommonTexts } from './feedback/CommonTexts.ts';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorPanel, type ErrorPanelProps } from './feedback/ErrorPanel.tsx';
export { Loaded, type LoadedProps } from './feedback/Loaded.tsx';
export { Notice, type NoticeProps } from './feedback/Notice.tsx';
export { Skeleton, SkeletonText } from './feedback/Skeleton.tsx';
export { Spinner } from './feedback/Spinner.tsx';
export { StatusPill, Tag } from './feedback/StatusPill.tsx';
export { coveringInput } from './form/coveringInput.ts';
export { Field, FieldError, FieldHint, FieldLabel, type FieldProps, useField } from './form/Field.tsx';
export { type FilterOption, FilterPills, type FilterPillsProps } from './form/FilterPills.tsx';
export { type LanguageChoice, LanguageSwitch, type LanguageSwitchProps } from './form/LanguageSwitch.tsx';
export { Select, type SelectOption, type SelectProps } from './form/Select.tsx';
export { TextArea, TextInput } from './form/TextInput.tsx';
export { Icon, type IconName, type IconProps, iconNames } from './icon/Icon.tsx';
export { Card, Panel } from './layout/Card.tsx';
export { Container } from './layout/Container.tsx';
export { Disclosure, type DisclosureProps } from './layout/Disclosure.tsx';
export { disc } from './layout/disc.ts';
export { Grid, WithAside } from './layout/Grid.tsx';
export { Ground } from './layout/Ground.ts';
export { Hidden } from './layout/Hidden.ts';
export { PageBox } from './layout/PageBox.ts';
export { Inline, Stack } from './layout/Stack.tsx';
export type { Polymorphic } from './polymorphic.ts';
export { ellipsis } from './text/ellipsis.ts';
export { Heading, type HeadingProps } from './text/Heading.tsx';
export { PageHeader, type PageHeaderProps } from './text/PageHeader.tsx';
export { SkipLink } from './text/SkipLink.tsx';
export { Meta, Text } from './text/Text.tsx';
export { VisuallyHidden, visuallyHidden } from './text/VisuallyHidden.tsx';
export { GlobalStyle } from './theme/GlobalStyle.tsx';
export { screenOnly } from './theme/print.ts';
export {
  type Accent,
  accentColor,
  breakpoint,
  type ColorName,
  color,
  type FontSize,
  floatShadow,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  motion,
  radius,
  type Space,
  space,
  type Tone,
  toneColor,
  toneTint,
} from './theme/tokens.ts';
