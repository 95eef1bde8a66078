import type { ReactNode } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { SavedSwitch } from '../../shared/saving/switch/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import type { Properties } from './social-media-toggle.props.ts';
import { texts } from './social-media-toggle.text.ts';

/** A switch that shows or hides a social-media item on the member's page, with the texts Show and Hide (part 2). */
export function SocialMediaToggle({ type, value, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <SavedSwitch
      size="m"
      label={label || [type, about].filter(Boolean).join(': ')}
      value={value}
      yes={words.show}
      no={words.hide}
      save={(before) =>
        server().then(({ call, toggleSocialMedia }) => call(toggleSocialMedia, { request: { type }, before }))
      }
    />
  );
}
