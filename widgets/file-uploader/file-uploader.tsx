import { server } from '../../shared/api/late/index.ts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { errorText, onlyReloadHelps } from '../../shared/runtime/failures/index.ts';
import { Button, StillWorking } from '../../shared/ui/controls/index.ts';
import { ErrorNotice, LiveRegion, Notice } from '../../shared/ui/feedback/index.ts';
import { mainVariant, useText, useUi } from '../../shared/ui/base/index.ts';
import { FilePick } from '../../shared/ui/file-pick/index.ts';
import { useIntoView } from '../../shared/ui/content/index.ts';
import { uiText, useStyles } from '../../shared/ui/common/index.ts';
import {
  announcedPercent,
  BEFORE_THE_ANSWER,
  kindOfFile,
  type Refusal,
  refusalOf,
  sizeWords,
  typeWords,
  withExtensions,
} from './file-uploader.model.ts';
import type { Properties } from './file-uploader.props.ts';
import { texts } from './file-uploader.text.ts';
import css from './file-uploader.css?inline';
import { ChosenFile } from './parts/chosen-file.tsx';
import { useUpload } from './parts/use-upload.ts';
import { UnreadableFileError } from './parts/unreadable-file.ts';

/** A titled form with one file and an Upload button (parts 2 and 4). */
export function FileUploader({ title, uploadUrl, accept, max_bytes }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { reload } = useText(uiText);
  const { locale } = useUi();
  const widget = useWidget();
  const { phase, percent, file, error, cancelledAt, choose, forget, start, cancel } = useUpload(uploadUrl);
  const [refusal, setRefusal] = useState<{ why: Refusal | 'folder'; name: string }>();
  /** Counts the files that were picked: what is said about one is said again about the next. */
  const [picks, setPicks] = useState(0);
  const limitsId = useId();
  const titleId = useId();
  /** Gets the focus when the cancel button is pressed, which removes that button. */
  const send = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  /** Below everything that says how it went. */
  const end = useRef<HTMLDivElement>(null);
  useIntoView(end, phase === 'failure' && error, true);
  const uploading = phase === 'uploading';
  const done = phase === 'success';
  const most = max_bytes === undefined ? '' : sizeWords(max_bytes);
  const types = typeWords(accept, words.kinds);
  const limits = words.limits(types, most);
  const reason =
    error instanceof UnreadableFileError
      ? words.unreadable(file?.name ?? '')
      : errorText(error, locale, words.sendAgain);

  // announced, because the native file input is cleared after each choice and would say that no file is chosen
  const about = file && phase === 'selected' ? [file.name, kindOfFile(file), sizeWords(file.size)] : [];
  const sent = uploading ? announcedPercent(percent) : 0;
  const announcement =
    sent > 0 ? words.sent(sent) : about.length > 0 ? words.chosen(about.filter(Boolean).join(', ')) : '';

  const pick = (chosen: File, isFolder: boolean): void => {
    const refused = isFolder ? 'folder' : refusalOf(chosen, accept, max_bytes);
    setPicks(picks + 1);
    setRefusal(refused && { why: refused, name: chosen.name });
    if (refused) forget();
    else choose(chosen);
    server.ahead();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // sent once: what the same button offers now is another file
    if (done) picker.current?.click();
    else start();
  };
  const stop = (): void => {
    send.current?.focus({ preventScroll: true });
    cancel();
  };

  return (
    <form className="uploader" part="form" aria-labelledby={titleId} onSubmit={submit} onPointerEnter={server.ahead}>
      <h3 className="uploader-title" id={titleId} dir="auto">
        {title || words.form}
      </h3>
      <div className="uploader-card">
        <FilePick
          ref={picker}
          label={file ? words.chooseAnother : words.choose}
          hint={words.dropHere}
          accept={withExtensions(accept) || undefined}
          aria-describedby={limitsId}
          disabled={uploading}
          onFocus={server.ahead}
          onPick={pick}
        >
          {file && <ChosenFile file={file} phase={phase} percent={percent} reason={reason} />}
        </FilePick>
        <div className="uploader-cancel">
          {uploading && (
            // at 100 % the server has accepted the file, so it is too late to cancel
            <Button variant="link" aria-disabled={percent === 100 || undefined} onClick={stop}>
              {words.cancel}
            </Button>
          )}
        </div>
      </div>
      <p className="uploader-limits" id={limitsId}>
        {limits}
      </p>
      <LiveRegion text={announcement} turn={picks} />
      <div className="uploader-actions">
        {/* aria-disabled during an upload, so that it keeps the focus; disabled while there is nothing to send */}
        <Button
          ref={send}
          type="submit"
          variant={file && !done ? mainVariant(error) : 'quiet'}
          disabled={!file}
          aria-disabled={uploading || undefined}
        >
          {done ? words.uploadAnother : <span {...(uploading ? words.uploading : words.upload)} />}
        </Button>
        {onlyReloadHelps(error) && (
          <Button variant="primary" onClick={widget.reload}>
            {reload}
          </Button>
        )}
      </div>
      <StillWorking busy={uploading} />
      {refusal && (
        <ErrorNotice
          key={picks}
          message={words.refused[refusal.why](refusal.name, refusal.why === 'size' ? most : types)}
        />
      )}
      <div ref={end} role="status">
        {cancelledAt !== undefined &&
          (cancelledAt < BEFORE_THE_ANSWER ? (
            <Notice>{words.cancelled}</Notice>
          ) : (
            // all was sent, and only the answer was missing
            <Notice tone="warning">{words.stoppedLate}</Notice>
          ))}
      </div>
    </form>
  );
}
