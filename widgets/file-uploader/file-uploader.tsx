import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { FilePick } from '../../shared/ui/file-pick.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { StillWorking } from '../../shared/ui/still-working.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { announcedPercent, type Refusal, refusalOf, sizeWords, typeWords } from './file-uploader.model.ts';
import type { Properties } from './file-uploader.props.ts';
import { texts } from './file-uploader.text.ts';
import css from './file-uploader.css?inline';
import { FailureNotice } from './parts/failure-notice.tsx';
import { client, useUpload } from './parts/use-upload.ts';

/** A titled form with one file and an Upload button (parts 2 and 4). */
export function FileUploader({ title, uploadUrl, accept, max_bytes }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { reload } = useWidget();
  const { phase, percent, file, error, cancelled, number, choose, forget, start, cancel } = useUpload(uploadUrl);
  const [refusal, setRefusal] = useState<{ why: Refusal; name: string }>();
  const limitsId = useId();
  const titleId = useId();
  /** Stays, while the buttons to cancel and to retry come and go: the focus goes to it from them. */
  const send = useRef<HTMLButtonElement>(null);
  const uploading = phase === 'uploading';
  const most = max_bytes === undefined ? '' : sizeWords(max_bytes);
  const types = typeWords(accept, words.kinds);
  const limits = words.limits(types, most);

  const pick = (chosen: File): void => {
    const refused = refusalOf(chosen, accept, max_bytes);
    setRefusal(refused && { why: refused, name: chosen.name });
    if (refused) forget();
    else choose(chosen);
    client.ahead();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start();
  };
  const fromSend = (act: () => void) => (): void => {
    send.current?.focus({ preventScroll: true });
    act();
  };

  return (
    <form className="uploader" part="form" aria-labelledby={titleId} onSubmit={submit} onPointerEnter={client.ahead}>
      <h3 className="uploader-title" id={titleId} dir="auto">
        {title || words.form}
      </h3>
      <FilePick
        label={file ? words.chooseAnother : words.choose}
        hint={words.dropHere}
        accept={accept || undefined}
        aria-describedby={limitsId}
        disabled={uploading}
        onFocus={client.ahead}
        onPick={pick}
      />
      <p className="uploader-limits" id={limitsId}>
        {limits}
      </p>
      {file && (
        <p className="uploader-file">
          <span className="uploader-name" dir="auto">
            {file.name}
          </span>
          <span className="uploader-size">{sizeWords(file.size)}</span>
        </p>
      )}
      {uploading && <ProgressBar key={number} label={words.progress(file?.name ?? '')} percent={percent} />}
      <LiveRegion text={uploading && announcedPercent(percent) > 0 ? words.sent(announcedPercent(percent)) : ''} />
      <div className="uploader-actions">
        {/* aria-disabled while uploading and after it, so that the focus stays; disabled while there is nothing to send */}
        <Button
          ref={send}
          type="submit"
          variant="primary"
          disabled={!file}
          aria-disabled={uploading || phase === 'success' || undefined}
        >
          {uploading ? words.uploading : words.upload}
        </Button>
        {uploading && (
          // what the server has taken cannot be taken back any more
          <Button aria-disabled={percent === 100 || undefined} onClick={fromSend(cancel)}>
            {words.cancel}
          </Button>
        )}
      </div>
      <StillWorking busy={uploading} />
      {refusal && (
        <ErrorNotice
          message={refusal.why === 'size' ? words.tooLarge(refusal.name, most) : words.wrongType(refusal.name, types)}
        />
      )}
      {phase === 'failure' && <FailureNotice error={error} onRetry={fromSend(start)} onReload={reload} />}
      <div role="status">
        {cancelled && <Notice>{words.cancelled}</Notice>}
        {phase === 'success' && <Notice tone="success">{words.success}</Notice>}
      </div>
    </form>
  );
}
