import { recognitionImage, recognitionProgress, recognitionProof } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { bareText, json } from './reply.ts';

/** The progress of posters, and the images of recognitions. */
export const recognitionHandlers: Domain = (setting) => [
  handle(recognitionProgress, setting, ({ world, params }) => {
    const progress = world.recognitions.progress(params.recognition_id);
    // a percent the database holds as a decimal, a flag as a number
    return progress && json({ percent: progress.percent.toFixed(2), show_progress: progress.show_progress ? 1 : 0 });
  }),
  handle(recognitionImage, setting, ({ world, params }) => {
    const image = world.recognitions.find(params.recognition_id)?.image;
    return image ? bareText(image) : undefined;
  }),
  handle(recognitionProof, setting, ({ world, params }) => {
    const proof = world.recognitions.recipientOfUser(params.user_id)?.proof;
    return proof ? json(proof) : undefined;
  }),
];
