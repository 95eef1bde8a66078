import { type ReactNode, useState } from 'react';
import { lateImport } from '../../shared/lib/loading/late-import.ts';
import { readAgain } from '../../shared/runtime/read-again.ts';
import { safeImage } from '../../shared/lib/url/safe-image.ts';
import { unawaited } from '../../shared/lib/page/unawaited.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useDialogLoad } from '../../shared/runtime/use-dialog-load.ts';
import { useAnswered } from '../../shared/saving/use-answered.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ErrorNotice } from '../../shared/ui/feedback/error-notice.tsx';
import { Icon } from '../../shared/ui/content/icon.tsx';
import { failureOf } from '../../shared/ui/feedback/failure.ts';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { properties, type Properties } from './avatar.props.ts';
import { texts } from './avatar.text.ts';
import css from './avatar.css?inline';
import type { PhotoDialog } from './parts/photo-dialog.tsx';

const loadDialog = lateImport(() => import('./parts/photo-dialog.tsx'));

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
        <span {...words.change} />
      </Button>
      {status === 'failed' && <ErrorNotice message={words.notLoaded} failure={failureOf(error)} onReload={reload} />}
      {Dialog && (
        <Dialog
          open={open}
          properties={fromPage}
          onClose={() => setOpen(false)}
          onSend={() => {
            const showSaved = photo.ask();
            return (png) => {
              setOpen(false);
              showSaved(png);
              change({ image: png });
            };
          }}
        />
      )}
    </div>
  );
}

/** The addresses of saved photos, by whose they are. They are kept when a widget is unmounted, because its element may be put back. */
const savedPhotos = new Map<string, string>();

/** The photo to show: the saved one until the page passes another address (D16), else the page's, else none. */
function usePhoto({ src, name }: Properties) {
  const { element } = useWidget();
  const [shown, ask] = useAnswered('src', src);
  const [broken, setBroken] = useState<readonly string[]>([]);
  // a saved photo is in this page's memory: a copy of the element, or what is kept for Back, may outlive it
  const photos = [shown === src ? '' : shown, src && safeImage(src)];
  const address = photos.find((each) => each && !broken.includes(each)) ?? '';
  return {
    address,
    giveUp() {
      setBroken([...broken, address]);
      if (address !== shown || address === src) return;
      // the page is older than the saved photo, so that the server has the address
      const answered = ask();
      readAgain(
        element,
        properties,
        (fresh) => fresh.name === name && answered(fresh.src),
        'the saved photo could not be found again; the one of the page is shown.',
      );
    },
    /** To be called when a photo is sent. @returns shows it, when the server has saved it */
    ask() {
      const answered = ask();
      return (png: Blob) => {
        const url = URL.createObjectURL(png);
        answered(url);
        URL.revokeObjectURL(savedPhotos.get(name) ?? '');
        savedPhotos.set(name, url);
      };
    },
  };
}
