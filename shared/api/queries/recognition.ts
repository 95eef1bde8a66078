import * as recognition from '../../contract/recognition.ts';
import { apprenticeAttachment } from '../../contract/apprentice.ts';
import { read } from './read.ts';

export const progressQuery = (recognition_id: string) =>
  read(recognition.recognitionProgress, { params: { recognition_id } });
export const recognitionImageQuery = (recognition_id: string) =>
  read(recognition.recognitionImage, { params: { recognition_id } });
export const recognitionProofQuery = (user_id: string) => read(recognition.recognitionProof, { params: { user_id } });
export const apprenticeAttachmentQuery = (attachment: string) => read(apprenticeAttachment, { params: { attachment } });
