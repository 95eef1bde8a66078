import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText, isReloadOffered } from '../../../shared/api/error-text.ts';
import { logError } from '../../../shared/lib/log.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { FilePick } from '../../../shared/ui/file-pick.tsx';
import { LiveRegion } from '../../../shared/ui/live-region.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StillWorking } from '../../../shared/ui/still-working.tsx';
import { useStyles } from '../../../shared/ui/styles.ts';
import { useText } from '../../../shared/ui/text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { useDialogs } from '../../../shared/ui/use-dialogs.ts';
import type { Square } from '../avatar.model.ts';
import type { Properties } from '../avatar.props.ts';
import { texts } from '../avatar.text.ts';
import { save } from '../save.ts';
import { CropArea } from './crop-area.tsx';
import css from './photo-dialog.css?inline';
import { PictureError } from './picture.ts';
import { usePicture } from './use-picture.ts';

export interface PhotoDialogProps {
  open: boolean;
  properties: Properties;
  onClose: () => void;
  /** The server has it. */
  onSaved: (png: Blob) => void;
}

/** 'Upload & Crop Photo': choose, crop, save (part 4). Closing it clears the selection, and gives up an upload that runs. */
export function PhotoDialog({ open, properties, onClose, onSaved }: PhotoDialogProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { locale } = useUi();
  const { alert } = useDialogs();
  const { reload, element } = useWidget();
  const { picture, problem, opening, choose, fail, clear } = usePicture();
  const [chosen, setChosen] = useState<Square | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [saving, setSaving] = useState(false);
  const reason = useRef<HTMLDivElement>(null);
  /** The upload that runs; state would come too late to keep a second click out (W8). */
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const forget = (): void => {
    clear();
    setChosen(null);
    setFailure(undefined);
  };
  const end = (): void => {
    upload.current = null;
    setSaving(false);
  };
  const close = (): void => {
    upload.current?.abort();
    end();
    forget();
    onClose();
  };
  const send = async (): Promise<void> => {
    if (!picture || !chosen || upload.current) return;
    const controller = new AbortController();
    upload.current = controller;
    setSaving(true);
    setFailure(undefined);
    try {
      const png = await picture.cropped(chosen);
      if (controller.signal.aborted) return;
      await save(png, properties, controller.signal);
      if (controller.signal.aborted) return;
      end();
      forget();
      onSaved(png);
      unawaited(alert({ title: words.saved, icon: 'success' }));
    } catch (error) {
      if (controller.signal.aborted) return;
      logError('the profile photo was not saved.', element, error);
      end();
      setFailure(error);
      await alert({ title: words.failed, text: reasonOf(error), icon: 'error' });
      // on a small phone it is scrolled away, and with it the button to reload
      reason.current?.scrollIntoView({ block: 'nearest' });
    }
  };
  const reasonOf = (error: unknown): string =>
    error instanceof PictureError ? words.problems[error.problem] : errorText(error, locale);

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      size="l"
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" disabled={!chosen && !saving} busy={saving} onClick={() => unawaited(send())}>
            {words.save}
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
          onPick={(file) => {
            forget();
            choose(file);
          }}
        />
        <LiveRegion text={opening ? words.opening : ''} />
        {opening && <Skeleton height={240} />}
        {problem && (
          <Notice tone="error" role="alert">
            {words.problems[problem]}
          </Notice>
        )}
        {failure !== undefined && (
          <div ref={reason}>
            <ErrorNotice message={reasonOf(failure)} onReload={isReloadOffered(failure) ? reload : undefined} />
          </div>
        )}
        {/* above the cropper, which fills a phone's screen */}
        <StillWorking busy={saving} />
        {picture && (
          <CropArea
            key={picture.url}
            picture={picture}
            busy={saving}
            onChange={setChosen}
            onFailure={() => {
              setChosen(null);
              fail('no-room');
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
