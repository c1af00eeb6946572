import { color } from '@learn/ui';
import { keyframes, styled } from '@learn/ui/styled';
import { useNavigation } from 'react-router';

const grow = keyframes`
  from { transform: scaleX(0.08); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  height: 3px;
  background: ${color.progress};
  transform-origin: left;
  animation: ${grow} 4s ease-out 150ms both;
`;

/** A thin line while the next page loads and the old one is still shown. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? <Bar aria-hidden /> : undefined;
}
