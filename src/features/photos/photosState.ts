/** What the store knows of the own photos: the server's word, changes on their way, files on their way. */
import type { Failure } from '@/api/failure';
import type { PhotoCrop } from '@/domain/photoCrop';
import type { PhotoProblem } from '@/domain/photoFile';
import type { PhotoChange } from '@/domain/photoOrder';
import type { Photo } from '@/domain/model';
import type { ImageSize } from '@/lib/images/imageBytes';

/**
 * `checking` is being read, `ready` waits for its member's word, `waiting` for its turn or for the network,
 * `sending` is on its way.
 */
export type UploadState = 'checking' | 'ready' | 'waiting' | 'sending' | 'paused' | 'failed';

/** A picked file on its way; the file itself is in photoFiles. */
export interface Upload {
  /** Also the idempotency key: however often it is sent, it becomes one photo. */
  key: string;
  /** The file's name, for its owner's eyes only. */
  /** Profile id of its member: after an expired session it waits for nobody else. */
  owner: string;
  name: string;
  state: UploadState;
  /** Address of the picture as it will be sent. */
  preview: string | null;
  /** Of the decoded file, upright. */
  size: ImageSize | null;
  crop: PhotoCrop | null;
  /** Bytes. */
  sent: number;
  total: number;
  /** Sent a second time: the first may have arrived all the same, before photos that were sent in between. */
  again: boolean;
  failure: Failure | null;
}

/** A file that was not taken; `limit` and `premiumLimit` count the files there was no room for. */
export type RefusedFile =
  | { key: string; problem: PhotoProblem; name: string }
  | { key: string; problem: 'limit' | 'premiumLimit'; count: number };

/** The last change that the server refused. */
export interface ChangeFailure {
  kind: PhotoChange['kind'];
  id: string;
  failure: Failure;
}

export interface PhotosState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /** Id of the request whose answer counts. */
  request: string | null;
  /** The server's word, in order. */
  photos: Photo[];
  /** Not answered yet, in the order of making; the first one is on its way. */
  changes: PhotoChange[];
  /** Deleted, and to be had back for a moment. */
  removing: string[];
  /** Somebody points at the way back or has the keyboard there: none of them ends (WCAG 2.2.1). */
  undoHeld: boolean;
  changeFailure: ChangeFailure | null;
  uploads: Upload[];
  refused: RefusedFile[];
  /** The member sees what becomes of them; elsewhere a notice has to say what went wrong. */
  inView: boolean;
}

export const initialState: PhotosState = {
  status: 'idle',
  failure: null,
  request: null,
  photos: [],
  changes: [],
  removing: [],
  undoHeld: false,
  changeFailure: null,
  uploads: [],
  refused: [],
  inView: false,
};

export const newUpload = (key: string, owner: string, name: string): Upload => ({
  key,
  owner,
  name,
  state: 'checking',
  preview: null,
  size: null,
  crop: null,
  sent: 0,
  total: 0,
  again: false,
  failure: null,
});
