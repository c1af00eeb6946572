import { color, radius, space } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';

/** What the cropping needs of its own style sheet, which our build and content security policy do not take. */
const reactCrop = css`
  .ReactCrop {
    position: relative;
    display: inline-block;
    max-width: 100%;
    cursor: crosshair;
  }
  .ReactCrop__child-wrapper {
    overflow: hidden;
    max-height: inherit;
  }
  .ReactCrop__child-wrapper > img {
    display: block;
    max-width: 100%;
    max-height: inherit;
    touch-action: none;
  }
  .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    width: calc(100% + 0.5px);
    height: calc(100% + 0.5px);
    pointer-events: none;
  }
  .ReactCrop__crop-selection {
    position: absolute;
    top: 0;
    left: 0;
    border-radius: 50%;
    outline: 2px solid #fff;
    cursor: move;
    touch-action: none;
  }
  .ReactCrop__crop-selection:focus-visible {
    outline: 3px solid ${color.preview};
  }
  .ReactCrop__drag-bar,
  .ReactCrop__drag-handle.ord-n,
  .ReactCrop__drag-handle.ord-e,
  .ReactCrop__drag-handle.ord-s,
  .ReactCrop__drag-handle.ord-w {
    display: none;
  }
  .ReactCrop__drag-handle {
    position: absolute;
    width: 24px;
    height: 24px;
    border: 2px solid #fff;
    border-radius: 6px;
    background: #10243e;
  }
  .ReactCrop__drag-handle:focus-visible {
    outline: 3px solid ${color.preview};
  }
  .ReactCrop .ord-nw {
    top: 0;
    left: 0;
    cursor: nw-resize;
  }
  .ReactCrop .ord-ne {
    top: 0;
    right: 0;
    cursor: ne-resize;
  }
  .ReactCrop .ord-se {
    right: 0;
    bottom: 0;
    cursor: se-resize;
  }
  .ReactCrop .ord-sw {
    bottom: 0;
    left: 0;
    cursor: sw-resize;
  }
`;

/** Ground on which the picture lies while it is cut. */
export const Stage = styled.div`
  ${reactCrop}
  display: grid;
  place-items: center;
  min-height: 200px;
  margin-block: ${space[16]};
  padding: ${space[8]};
  border-radius: ${radius.control};
  background: ${color.surface2};
  .ReactCrop,
  .ReactCrop__child-wrapper > img {
    max-height: min(360px, 40dvh);
  }
`;

/** Slider and preview below it. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[24]};
  align-items: center;
  & input[type='range'] {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: ${color.ink900};
  }
`;

/** Round window on the cut part of the picture. */
export const Preview = styled.div`
  position: relative;
  overflow: hidden;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  background: ${color.surface2};
  & > img {
    position: absolute;
    max-width: none;
  }
`;
