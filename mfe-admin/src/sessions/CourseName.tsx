import type { CourseType } from '@learn/domain';
import { accentColor, color, fontSize, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** The name of a course with the accent of its family. */
const Name = styled.span<{ $accent: string }>`
  display: inline-block;
  padding-left: ${space[8]};
  border-left: 4px solid ${({ $accent }) => $accent};
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  line-height: 1.35;
`;

export function CourseName({ title, courseType }: { title: string; courseType: CourseType }) {
  return <Name $accent={accentColor[courseType]}>{title}</Name>;
}
