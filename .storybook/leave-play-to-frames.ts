/** A part of Storybook's own state, which it puts there for its addons; it has no setting for this. */
interface StorybookPreview {
  currentRender?: { renderOptions?: { autoplay?: boolean } };
}

/**
 * A page that shows a story in frames has nothing for the story's `play`, which runs in each frame.
 * @param isInFrames whether the story about to be shown is in frames
 */
export function leavePlayToFrames(isInFrames: boolean): void {
  // Storybook declares it for itself only
  const { __STORYBOOK_PREVIEW__: shown } = window as { __STORYBOOK_PREVIEW__?: StorybookPreview };
  const { renderOptions } = shown?.currentRender ?? {};
  if (renderOptions) renderOptions.autoplay = !isInFrames;
}
