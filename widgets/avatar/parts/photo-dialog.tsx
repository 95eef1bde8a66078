import { type ReactNode, useRef } from 'react';
import { errorText, onlyReloadHelps } from '../../../shared/api/error-text.ts';
import { TooLargeError } from '../../../shared/api/errors/too-large-error.ts';
import { server } from '../../../shared/api/late-call.ts';
import { unawaited } from '../../../shared/lib/page/unawaited.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { useAction } from '../../../shared/runtime/use-action.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { mainVariant } from '../../../shared/ui/feedback/failure.ts';
import { ErrorNotice } from '../../../shared/ui/feedback/error-notice.tsx';
import { FilePick } from '../../../shared/ui/controls/file-pick.tsx';
import { LiveRegion } from '../../../shared/ui/feedback/live-region.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { StillWorking } from '../../../shared/ui/feedback/still-working.tsx';
import { useStyles } from '../../../shared/ui/styles.ts';
import { useText } from '../../../shared/ui/text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { useDialogs } from '../../../shared/ui/dialog/use-dialogs.ts';
import { usePageRestored } from '../../../shared/ui/use-page-restored.ts';
import { useStateOf } from '../../../shared/ui/use-state-of.ts';
import type { Square } from '../avatar.model.ts';
import type { Properties } from '../avatar.props.ts';
import { texts } from '../avatar.text.ts';
import { save } from '../save.ts';
import { CropArea } from './crop-area.tsx';
import css from './photo-dialog.css?inline';
import { PictureError } from './picture.ts';
import { useChosenPhoto } from './use-chosen-photo.ts';

export { blobMistakes } from './picture.ts';

interface PhotoDialogProps {
  open: boolean;
  properties: Properties;
  onClose: () => void;
  /** Called when the photo is sent. */
  onSend: () => Sent;
}

/** A photo that is on its way. */
interface Sent {
  /** Called when the server has saved it. */
  saved: (png: Blob) => void;
  /** Called when the person closes the dialog before it is known whether the server has saved it. */
  stopped: () => void;
}

/** 'Upload & Crop Photo': choose, crop, save (part 4). Closing clears the selection and aborts a running upload. */
export function PhotoDialog({ open, properties, onClose, onSend }: PhotoDialogProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { locale } = useUi();
  const { alert } = useDialogs();
  const { reload } = useWidget();
  const { picture, problem, opening, choose, refuse, fail, clear } = useChosenPhoto();
  const [chosen, setChosen] = useStateOf<Square | null>(picture, null);
  const saver = useAction('the profile photo was not saved.', true);
  const saving = saver.status === 'busy';
  /** The photo that is on its way: an aborted request may have reached the server. */
  const sent = useRef<Sent>(undefined);
  const reason = useRef<HTMLDivElement>(null);

  const forget = (): void => {
    clear();
    saver.clear();
  };
  const close = (): void => {
    // without a photo here, what runs was sent before the page put the element back
    if (picture) saver.cancel();
    forget();
    onClose();
    sent.current?.stopped();
    sent.current = undefined;
  };
  // somebody else may have logged in meanwhile, whose photo it would become (D7)
  usePageRestored(() => open && close());
  const send = async (): Promise<void> => {
    if (!picture || !chosen) return;
    const saveIt = async (signal: AbortSignal): Promise<() => void> => {
      const png = await picture.cropped(chosen);
      if (signal.aborted) return () => {};
      const { saved } = (sent.current = onSend());
      await save(png, properties, signal).finally(() => {
        if (!signal.aborted) sent.current = undefined;
      });
      return () => saved(png);
    };
    const onFailure = async (error: unknown): Promise<void> => {
      await alert({ title: words.failed, text: reasonOf(error), icon: 'error' });
      // on a small phone the message, with its reload button, may be scrolled out of view
      reason.current?.scrollIntoView({ block: 'nearest' });
    };
    const showSaved = await saver.run(saveIt, { onFailure });
    if (!showSaved) return;
    forget();
    showSaved();
    unawaited(alert({ title: words.saved, icon: 'success' }));
  };
  const reasonOf = (error: unknown): string => {
    if (error instanceof PictureError) return words.problems[error.problem];
    return error instanceof TooLargeError ? words.tooLarge : errorText(error, locale, words.saveAgain);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={<span {...words.title} />}
      size="l"
      actions={
        <>
          <Button onClick={close}>
            <span {...words.cancel} />
          </Button>
          <Button
            variant={mainVariant(saver.error)}
            disabled={(!chosen || opening) && !saving}
            busy={saving}
            onClick={() => unawaited(send())}
          >
            <span {...words.save} />
          </Button>
        </>
      }
    >
      <div className="photo">
        <FilePick
          label={picture ? words.chooseAnother : words.choose}
          hint={words.dropHere}
          icon="image"
          accept="image/*"
          disabled={saving}
          onPick={(file, isFolder) => {
            saver.clear();
            if (isFolder) refuse('not-an-image');
            else choose(file);
            server.ahead(); // saving may find no connection
          }}
        />
        <LiveRegion text={opening ? words.opening : ''} />
        {opening && !picture && <Skeleton height={240} />}
        {problem && (
          <Notice tone="error" role="alert">
            {words.problems[problem]}
          </Notice>
        )}
        {saver.status === 'failed' && (
          <div ref={reason}>
            <ErrorNotice message={reasonOf(saver.error)} onReload={onlyReloadHelps(saver.error) ? reload : undefined} />
          </div>
        )}
        {/* above the cropper, which fills the screen of a phone */}
        <StillWorking busy={saving} />
        {picture && (
          <CropArea
            key={picture.url}
            picture={picture}
            busy={saving || Boolean(opening)}
            onChange={setChosen}
            onFailure={() => fail('no-room')}
          />
        )}
      </div>
    </Dialog>
  );
}
