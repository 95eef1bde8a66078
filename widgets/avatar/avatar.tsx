import { type ReactNode, useState } from 'react';
import { lateImport, unawaited } from '../../shared/page/index.ts';
import { useDialogLoad } from '../../shared/runtime/visit/index.ts';
import { useField, useWidget } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { ErrorNotice, Notice } from '../../shared/ui/feedback/index.ts';
import { Icon } from '../../shared/ui/content/index.ts';
import { failureOf, useText } from '../../shared/ui/base/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useStateOf, useWindowEvent } from '../../shared/ui/hooks/index.ts';
import type { Properties } from './avatar.props.ts';
import { texts } from './avatar.text.ts';
import css from './avatar.css?inline';
import type { PhotoDialog } from './parts/photo-dialog/index.tsx';

export const loadDialog = lateImport(() => import('./parts/photo-dialog/index.tsx'));

/** The photo as a circle of 300 px, with a button to change it. The dialog and its cropper are loaded on intent. */
export function Avatar(fromPage: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change, reload } = useWidget();
  const photo = usePhoto(fromPage);
  const [Dialog, setDialog] = useState<typeof PhotoDialog>();
  const [open, setOpen] = useState(false);
  const { status, error, run } = useDialogLoad('the dialog for a new photo could not be loaded.');

  const show = async (): Promise<void> => {
    const loaded = await run(loadDialog);
    if (!loaded) return;
    setDialog(() => loaded.PhotoDialog);
    setOpen(true);
  };

  return (
    <div className="avatar" part="avatar">
      <div className="avatar-photo">
        {photo.address ? (
          <img
            key={photo.address}
            src={photo.address}
            alt={fromPage.name ? words.photoOf(fromPage.name) : words.photo}
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
        <Icon name="image" />
        <span>{words.change}</span>
      </Button>
      {status === 'failed' && <ErrorNotice message={words.notLoaded} failure={failureOf(error)} onReload={reload} />}
      <div role="status">{photo.mayBeSaved && <Notice tone="warning">{words.mayBeSaved}</Notice>}</div>
      {Dialog && (
        <Dialog
          open={open}
          properties={fromPage}
          onClose={() => setOpen(false)}
          onSend={() => {
            const sent = photo.send();
            return {
              saved(png) {
                setOpen(false);
                sent.saved(png);
                change({ image: png });
              },
              stopped: sent.stopped,
            };
          }}
        />
      )}
    </div>
  );
}

/** The addresses of saved photos, by whose they are. They are kept when a widget is unmounted, because its element may be put back. */
const savedPhotos = new Map<string, string>();

/**
 * The photo to show: the saved one until the page passes another address (D16). One that could not be loaded is tried again when the device
 * is online again, because it must not look deleted.
 */
function usePhoto({ src, name }: Properties) {
  const { value: shown, ask } = useField('src', src);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [mayBeSaved, setMayBeSaved] = useStateOf(src, false);
  useWindowEvent('online', () => setBroken([]), { active: broken.length > 0 });
  const address = [shown, src].find((each) => !broken.includes(each)) ?? '';
  return {
    address,
    /** Whether the person has stopped the sending of a photo that the server may have saved all the same. */
    mayBeSaved,
    giveUp: () => setBroken([...broken, address]),
    /** To be called when a photo is sent. @returns one of them is to be called when that has ended */
    send() {
      const answered = ask();
      setMayBeSaved(false);
      return {
        /** Shows the photo that the server has saved. */
        saved(png: Blob) {
          const url = URL.createObjectURL(png);
          answered(url);
          URL.revokeObjectURL(savedPhotos.get(name) ?? '');
          savedPhotos.set(name, url);
        },
        /** Says that it may have been saved all the same. */
        stopped: () => setMayBeSaved(true),
      };
    },
  };
}
