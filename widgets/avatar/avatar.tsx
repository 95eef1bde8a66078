import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { lateImport } from '../../shared/lib/late-import.ts';
import { logError } from '../../shared/lib/log.ts';
import { safeImage } from '../../shared/lib/safe-url.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './avatar.props.ts';
import { texts } from './avatar.text.ts';
import css from './avatar.css?inline';
import type { PhotoDialogProps } from './parts/photo-dialog.tsx';

const loadDialog = lateImport(() => import('./parts/photo-dialog.tsx'));

/** The photo as a circle of 300 px with a button to change it. The dialog and its cropper come on intent. */
export function Avatar(properties: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change, element } = useWidget();
  const photo = usePhoto(properties.src);
  const [Dialog, setDialog] = useState<ComponentType<PhotoDialogProps>>();
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');

  const show = async (): Promise<void> => {
    setStatus('busy');
    try {
      const { PhotoDialog } = await loadDialog();
      setDialog(() => PhotoDialog);
      setOpen(true);
      setStatus('idle');
    } catch (error) {
      logError('the dialog for a new photo could not be loaded.', element, error);
      setStatus('failed');
    }
  };

  return (
    <div className="avatar" part="avatar">
      <div className="avatar-photo">
        {photo.address ? (
          <img
            key={photo.address}
            src={photo.address}
            alt={properties.name ? words.photoOf(properties.name) : words.photo}
            width={300}
            height={300}
            onError={photo.giveUp}
          />
        ) : (
          <Icon name="user" size={140} />
        )}
      </div>
      <Button
        busy={status === 'busy'}
        onPointerEnter={loadDialog.ahead}
        onFocus={loadDialog.ahead}
        onClick={() => unawaited(show())}
      >
        {words.change}
      </Button>
      {status === 'failed' && <ErrorNotice message={words.notLoaded} />}
      {Dialog && (
        <Dialog
          open={open}
          properties={properties}
          onClose={() => setOpen(false)}
          onSaved={(png) => {
            setOpen(false);
            photo.replace(png);
            change({ image: png });
          }}
        />
      )}
    </div>
  );
}

/** What is shown: the saved photo until the page names another one (D16), else the page's own, else nothing. */
function usePhoto(src: string) {
  const [saved, setSaved] = useState<{ url: string; insteadOf: string }>();
  const [broken, setBroken] = useState('');
  const held = useRef('');
  useEffect(() => () => URL.revokeObjectURL(held.current), []);
  const address = saved?.insteadOf === src ? saved.url : src && safeImage(src);
  return {
    address: address === broken ? '' : address,
    giveUp: () => setBroken(address),
    replace(png: Blob) {
      URL.revokeObjectURL(held.current);
      held.current = URL.createObjectURL(png);
      setSaved({ url: held.current, insteadOf: src });
    },
  };
}
