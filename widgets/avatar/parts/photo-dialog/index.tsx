import { type ReactNode, useRef } from 'react';
import { errorText, onlyReloadHelps } from '../../../../shared/runtime/failures/index.ts';
import { TooLargeError } from '../../../../shared/api/index.ts';
import { server } from '../../../../shared/api/late/index.ts';
import { unawaited } from '../../../../shared/page/index.ts';
import { useAction, useWidget } from '../../../../shared/runtime/index.ts';
import { Button, StillWorking } from '../../../../shared/ui/controls/index.ts';
import { Dialog } from '../../../../shared/ui/dialog/index.ts';
import { useDialogs } from '../../../../shared/ui/ask/index.ts';
import { ErrorNotice, LiveRegion, Notice, Skeleton } from '../../../../shared/ui/feedback/index.ts';
import { mainVariant, useText, useUi } from '../../../../shared/ui/base/index.ts';
import { FilePick } from '../../../../shared/ui/file-pick/index.ts';
import { useStyles } from '../../../../shared/ui/common/index.ts';
import { usePageRestored, useStateOf } from '../../../../shared/ui/hooks/index.ts';
import type { Square } from './avatar.model.ts';
import type { Properties } from '../../avatar.props.ts';
import { texts } from '../../avatar.text.ts';
import { save } from './save.ts';
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
      title={words.title}
      size="l"
      cancel={words.cancel}
      actions={
        <Button
          variant={mainVariant(saver.error)}
          disabled={(!chosen || opening) && !saving}
          busy={saving}
          onClick={() => unawaited(send())}
        >
          {words.save}
        </Button>
      }
    >
      <div className="photo">
        <FilePick
          className={picture ? 'photo-again' : undefined}
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
        >
          {picture && <span>{words.chooseAnother}</span>}
        </FilePick>
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
