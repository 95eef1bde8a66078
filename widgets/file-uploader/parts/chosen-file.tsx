import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/content/index.ts';
import { ProgressTrack } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { kindOfFile, type Phase, sizeWords } from '../file-uploader.model.ts';
import { texts } from '../file-uploader.text.ts';

interface ChosenFileProps {
  file: File;
  phase: Phase;
  percent: number;
  /** Why it failed, if it did. */
  reason: string;
}

/**
 * The chosen file in all states: a preview if the browser can show it, its name, kind and size, and one line, always as high, for what can be
 * done or how it goes; a failure needs more, below.
 */
export function ChosenFile({ file, phase, percent, reason }: ChosenFileProps): ReactNode {
  const words = useText(texts);
  const [broken, setBroken] = useState<File>();
  const image = useRef<HTMLImageElement>(null);
  // one effect creates and revokes the URL: React may run the cleanup of one that was created while rendering before the picture is shown
  useLayoutEffect(() => {
    if (!image.current) return;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const isDone = phase === 'success';
  const isUploading = phase === 'uploading';
  const isFailed = phase === 'failure';
  const sent = `${percent}%`;
  const line = (
    <span className="uploader-line">
      {isUploading ? (
        <ProgressTrack
          percent={percent}
          thin
          part="progress"
          role="progressbar"
          aria-label={words.progress(file.name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={sent}
        />
      ) : (
        !isDone && <span className="uploader-another">{words.chooseAnother}</span>
      )}
      <span role="status" className="uploader-done">
        {isDone && <span {...words.success} />}
      </span>
    </span>
  );
  return (
    <span className="uploader-file">
      <span className="uploader-preview" data-phase={phase}>
        {isDone || isFailed ? (
          <Icon name={isDone ? 'check' : 'alert'} size={28} />
        ) : file.type.startsWith('image/') && broken !== file ? (
          <img ref={image} alt="" onError={() => setBroken(file)} />
        ) : (
          <Icon name="file" size={28} />
        )}
      </span>
      <span className="uploader-about">
        <span className="uploader-name" dir="auto">
          {file.name}
        </span>
        <span className="uploader-size">
          {[kindOfFile(file), sizeWords(file.size), isUploading && sent].filter(Boolean).join(' · ')}
        </span>
        {!isFailed && line}
      </span>
      {isFailed && (
        <span className="uploader-more">
          <span role="alert" className="uploader-failed">
            <b {...words.failure} />
            <span>{reason}</span>
          </span>
          {line}
        </span>
      )}
    </span>
  );
}
