import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/content/icon.tsx';
import { kindOfFile, sizeWords } from '../file-uploader.model.ts';

/** The chosen file: a preview if the browser can show it, its name, kind and size. */
export function ChosenFile({ file }: { file: File }): ReactNode {
  const [broken, setBroken] = useState<File>();
  const image = useRef<HTMLImageElement>(null);
  // one effect creates and revokes the URL: React may run the cleanup of one that was created while rendering before the picture is shown
  useLayoutEffect(() => {
    if (!image.current) return;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div className="uploader-file">
      <span className="uploader-preview">
        {file.type.startsWith('image/') && broken !== file ? (
          <img ref={image} alt="" onError={() => setBroken(file)} />
        ) : (
          <Icon name="file" size={28} />
        )}
      </span>
      <span className="uploader-about">
        <span className="uploader-name" dir="auto">
          {file.name}
        </span>
        <span className="uploader-size">{[kindOfFile(file), sizeWords(file.size)].filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  );
}
